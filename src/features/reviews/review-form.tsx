import { useState } from 'react'

import { typedIn } from '../../platform/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { StarInput } from '../../ui/star-input.tsx'
import type { OwnForm } from '../../ui/use-own-form.tsx'
import { defaultRating } from './review.ts'

/** Posts `intent=review` with the field names of `POST /api/reviews`. */
export function ReviewForm({ hidden, pending, refused }: OwnForm) {
  const [stars, setStars] = useState<string>()
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-4">
      {/* The page shows the error too, but behind the dialog. */}
      <ErrorSummary {...refused} labels={{ comment: 'Your review' }} />
      {hidden}
      <StarInput
        defaultValue={Number(refused?.values['rating'] ?? defaultRating)}
        error={refused?.fields['rating']}
        onChoose={setStars}
      />
      <TextArea
        label="Your review"
        hint="Everybody can read it, with your first name and initial. It cannot be changed later."
        required
        {...typedIn(refused)('comment')}
      />
      <Button type="submit" pending={pending}>
        Submit {stars === undefined ? '' : `${stars}-star `}review
      </Button>
    </Form>
  )
}

/** The pro's public response: posts `intent=respond`, `reviewId` and `response`. Each response gets a new form. */
export function ResponseForm({ hidden, pending, refused, response }: OwnForm & { response: string | null }) {
  return (
    <Form ref={closingAtItsEnd} method="post" noValidate preventScrollReset className="grid gap-4">
      <ErrorSummary {...refused} labels={{ response: 'Your answer' }} />
      {hidden}
      <TextArea
        label={<span className="sr-only">Your answer</span>}
        hint="Shown under the review."
        required
        {...typedIn(refused, { response })('response')}
      />
      <Button type="submit" pending={pending}>
        Publish answer
      </Button>
    </Form>
  )
}

// The booking's row stays when a response is published, and its dialog would stay open with it.
function closingAtItsEnd(form: HTMLFormElement | null) {
  return () => form?.closest('dialog')?.hidePopover?.()
}
