import type { FilledForm } from '../../../platform/forms/refused-form.ts'
import { ChosenPhotos } from '../../media/chosen-photos.tsx'
import { mostPhotos, tooManyPhotos } from '../booking.ts'

/** Photos that go with the request. */
export function RequestPhotos({ sent = 0, typed }: RequestPhotosProps) {
  return (
    <ChosenPhotos
      label="Photos"
      hint={sent > 0 ? theyStay(sent) : usual}
      typed={typed}
      room={mostPhotos}
      tooMany={tooManyPhotos}
    />
  )
}

interface RequestPhotosProps {
  /** How many the booking to reschedule has. */
  sent: number | undefined
  typed: FilledForm
}

const usual = `Up to ${mostPhotos}, 8 MB each: the pool, or what is broken.`

function theyStay(count: number): string {
  return count === 1 ? 'The photo that you sent stays with it.' : 'The photos that you sent stay with it.'
}
