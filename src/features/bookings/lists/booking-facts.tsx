import { dot, formatLength } from '../../../ui/format.ts'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { Link } from '../../../ui/link.tsx'
import { LongText } from '../../../ui/long-text.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { formatCost } from '../booking-words.ts'
import type { BookingParty, BookingView } from '../booking.ts'
import type { LaterAppointment } from '../series/series-ahead.ts'

/** A booking as a list shows it, with what is said about it in words. */
export interface ListedBooking extends BookingView {
  /** When an unanswered request was made: "asked 2 hours ago". */
  asked?: string
  /** Why it ended, or which other time it relates to. */
  remark?: string
  /** How far away the pool is, if that is beyond the service area. */
  distance?: string
  /** The address of the way there, for its pro. */
  directions?: string
  /** In which time zone its time is, while it is ahead. */
  zone?: { short: string; name: string }
  /** How often it repeats. */
  repeats?: string
  /** Which of its dates accepting it would not book. */
  notBooked?: string
  /** The dates that its customer would lose by taking each of the suggested times. */
  leftOut?: readonly (readonly string[])[]
  /** The appointments of its series that follow it. */
  later?: readonly LaterAppointment[]
  /** "4 of 8": its place in its series, if it is a row and no card. */
  place?: string
  /** The heading of its day. */
  day?: string
}

/** The details of a booking: its price, its length and what became of it. */
export function BookingFacts({ side, ...booking }: ListedBooking & { side: BookingParty }) {
  const request = requestToReschedule(booking)
  const { durationMinutes, asked, distance, remark, review, reviewPhotos, reviewRemoved, proResponse } = booking
  const series = [booking.repeats, booking.notBooked].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1 text-small text-soft wrap-anywhere">
      <p>
        {[
          ...priceOf(booking),
          formatLength(durationMinutes),
          ...canBeLeft(booking, side),
          ...(asked ? [asked] : []),
        ].join(dot)}
      </p>
      {[series, distance].map(
        (text) =>
          text && (
            <p key={text} className="text-ink">
              {text}
            </p>
          ),
      )}
      {remark ? <p className="text-ink">{request ? <ToRequest {...request}>{remark}</ToRequest> : remark}</p> : null}
      {review ? (
        <div className="mt-3 grid gap-1 text-ink">
          <Stars rating={review.rating} showNumber={false} />
          <LongText text={review.comment} quoted />
          {reviewPhotos.length > 0 ? <BookingPhotos photos={reviewPhotos} /> : null}
        </div>
      ) : null}
      {side === 'customer' && reviewRemoved ? <p>Your review was removed</p> : null}
      {proResponse ? (
        <div className="mt-3">
          <p>{side === 'pro' ? 'Your answer:' : 'Response from professional:'}</p>
          <LongText text={proResponse} quoted />
        </div>
      ) : null}
    </div>
  )
}

const BookingPhotos = lazyComponent(async () => (await import('./booking-photos.tsx')).BookingPhotos)

function requestToReschedule({ phase, replacement }: BookingView) {
  return phase === 'coming' && replacement?.status === 'pending' ? replacement : null
}

/** Leads to the booking of the other time, which is on another tab of the same page. */
function ToRequest({ id, children }: { id: string; children: string }) {
  return (
    <Link to={`?booking=${id}#${id}`} className="link">
      {children}
    </Link>
  )
}

function priceOf({ status, priceCents, priceIsEstimate }: BookingView): string[] {
  if (priceCents === null) return status === 'pending' || status === 'accepted' ? ['No price yet'] : []
  return [`${formatCost(priceCents)}${priceIsEstimate ? ' (estimate)' : ''}`]
}

/** For a customer who did not expect this price. */
function canBeLeft({ status, priceCents, mayReschedule }: BookingView, side: BookingParty): string[] {
  return side === 'customer' && status === 'accepted' && priceCents !== null && mayReschedule ? ['free to cancel'] : []
}
