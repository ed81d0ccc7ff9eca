import { useState } from 'react'

import { typedIn, type Unsent } from '../../platform/unsent.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { StarInput } from '../../ui/star-input.tsx'
import { usePosting } from '../../ui/use-posting.ts'
import { defaultRating } from './review.ts'

/** Posts `intent=review` with the field names of `POST /api/reviews`. */
export function ReviewForm({ booking, unsent }: ReviewFormProps) {
  const pending = usePosting({ intent: 'review', bookingId: booking.id })
  const [stars, setStars] = useState<string>()
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-4">
      {/* The page shows the error too, but behind the dialog. */}
      <ErrorSummary message={unsent?.message} fields={unsent?.fields} labels={{ comment: 'Your review' }} />
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="bookingId" value={booking.id} />
      <input type="hidden" name="proId" value={booking.proId} />
      <StarInput
        defaultValue={Number(unsent?.values['rating'] ?? defaultRating)}
        error={unsent?.fields['rating']}
        onChoose={setStars}
      />
      <TextArea label="Your review" required {...typedIn(unsent)('comment')} />
      <Button type="submit" pending={pending}>
        Submit {stars === undefined ? '' : `${stars}-star `}review
      </Button>
    </Form>
  )
}

/** The pro's public response: posts `intent=respond`, `reviewId` and `response`. Each response gets a new form. */
export function ResponseForm({ reviewId, response, unsent }: ResponseFormProps) {
  const pending = usePosting({ intent: 'respond', reviewId })
  return (
    <Form ref={closingAtItsEnd} method="post" noValidate preventScrollReset className="grid gap-4">
      <ErrorSummary message={unsent?.message} fields={unsent?.fields} labels={{ response: 'Your answer' }} />
      <input type="hidden" name="intent" value="respond" />
      <input type="hidden" name="reviewId" value={reviewId} />
      <TextArea label="Your answer, shown under the review" required {...typedIn(unsent, { response })('response')} />
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

interface ReviewFormProps {
  booking: { id: string; proId: string }
  unsent: Unsent | undefined
}

interface ResponseFormProps {
  reviewId: string
  response: string | null
  unsent: Unsent | undefined
}
