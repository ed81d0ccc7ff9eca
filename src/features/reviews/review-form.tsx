import { useState } from 'react'

import { typedIn } from '../../platform/forms/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { StarInput } from '../../ui/star-input.tsx'
import type { OwnForm } from '../../ui/use-own-form.tsx'
import { defaultRating } from './review.ts'
import { ReviewPhotosField } from './review-photos-field.tsx'
import type { ChangedReview } from './review.schema.ts'

/** A new review, or changes to one: posts the field names of `POST /api/reviews`. Each change gets a new form. */
export function ReviewForm({ hidden, pending, refused, review, photos, seen }: OwnForm & ReviewProps) {
  const [stars, setStars] = useState<string>()
  return (
    <Form
      ref={review && closingAtItsEnd}
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      className="grid gap-4"
    >
      {/* The page shows the error too, but behind the dialog. */}
      <ErrorSummary {...refused} labels={{ comment: 'Your review', picture: 'Photos' }} />
      {hidden}
      {seen === null ? null : <input type="hidden" name="seen" value={seen} />}
      <StarInput
        defaultValue={Number(refused?.values['rating'] ?? review?.rating ?? defaultRating)}
        error={refused?.fields['rating']}
        onChoose={setStars}
      />
      <TextArea
        label="Your review"
        hint="Everybody can read it, with your first name and initial. You can change it until your pro answers."
        required
        {...typedIn(refused, { comment: review?.comment })('comment')}
      />
      <ReviewPhotosField shown={photos} typed={refused ?? { values: {} }} />
      <Button type="submit" pending={pending}>
        {review ? 'Save' : 'Submit'} {stars === undefined ? '' : `${stars}-star `}review
      </Button>
    </Form>
  )
}

interface ReviewProps {
  review?: Pick<ChangedReview, 'rating' | 'comment'>
  /** The ids of those that the review shows. */
  photos: readonly string[]
  /** When the review was written or last changed; null if there is none yet. */
  seen: string | null
}

/** The pro's public response: posts `response` and which state of the review was read. Each response gets a new form. */
export function ResponseForm({ hidden, pending, refused, response, seen }: OwnForm & ResponseProps) {
  return (
    <Form ref={closingAtItsEnd} method="post" noValidate preventScrollReset className="grid gap-4">
      <ErrorSummary {...refused} labels={{ response: 'Your answer' }} />
      {hidden}
      {seen === null ? null : <input type="hidden" name="seen" value={seen} />}
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

interface ResponseProps {
  response: string | null
  /** When the review was written or last changed. */
  seen: string | null
}

// The booking's row stays when a review or a response is saved, and its dialog would stay open with it.
function closingAtItsEnd(form: HTMLFormElement | null) {
  return () => form?.closest('dialog')?.hidePopover?.()
}
