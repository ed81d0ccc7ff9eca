import type { ReactNode } from 'react'

import type { BookingStatus } from '../../../platform/tables/column-values.ts'
import type { RefusedForm } from '../../../platform/forms/refused-form.ts'
import { dot, formatTime } from '../../../ui/format.ts'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import type { BookingParty, BookingView } from '../booking.ts'
import { BookingCard } from './booking-card.tsx'
import type { ListedBooking } from './booking-facts.tsx'
import { showPart, useNamedPart } from './show-part.ts'

/** Bookings below each other, with all that their viewer can do about them. */
export function BookingCards({ bookings, opened, ...shown }: EachCard & Listed) {
  const named = useNamedPart()
  return (
    <ul className="grid gap-4 empty:hidden">
      {bookings.map((booking) =>
        booking.place ? (
          <LaterItem
            key={booking.id}
            {...{ id: booking.id, place: booking.place }}
            about={<TimeAndCustomer {...booking} />}
            isOpened={booking.id === opened?.id}
            isAlone
          >
            <CardWithActions {...shown} booking={booking} />
          </LaterItem>
        ) : (
          <li key={booking.id} id={booking.id} ref={booking.id === named ? showPart : null}>
            <CardWithLater {...shown} {...{ booking, opened }} />
          </li>
        ),
      )}
    </ul>
  )
}

/** A booking and, in a box that begins behind its card, the later ones of its series. */
function CardWithLater({ booking, opened, ...shown }: EachCard & Pick<Listed, 'opened'> & { booking: ListedBooking }) {
  return (
    <>
      <div className="relative">
        <CardWithActions {...shown} booking={booking} />
      </div>
      {booking.later?.length ? (
        <LaterAppointments {...booking} later={booking.later} opened={opened}>
          {opened ? <CardWithActions {...shown} booking={opened} /> : null}
        </LaterAppointments>
      ) : null}
    </>
  )
}

/** What a pro looks for in a list of days. */
function TimeAndCustomer({ scheduledTime, customerName, city }: BookingView) {
  return (
    <>
      <b className="shrink-0">{formatTime(scheduledTime)}</b>{' '}
      <span className="min-w-0 wrap-anywhere">
        <bdi>{customerName}</bdi>
        {city ? (
          <span className="text-soft">
            {dot}
            <bdi>{city}</bdi>
          </span>
        ) : null}
      </span>
    </>
  )
}

function CardWithActions({ booking, side, now, heading, refused, pageActions }: EachCard & { booking: ListedBooking }) {
  const change = { booking, side, refused }
  return (
    <BookingCard
      {...{ booking, side, now, heading }}
      actions={<BookingActions {...change} statuses={booking.actions.filter(continues)} />}
      suggested={booking.suggestion ? <SuggestedTimes {...change} suggestion={booking.suggestion} /> : null}
      cancel={<BookingActions {...change} statuses={booking.actions.filter(ends)} />}
    >
      {pageActions?.(booking, refused)}
    </BookingCard>
  )
}

export interface Listed {
  bookings: readonly ListedBooking[]
  /** Shown in full among the later appointments of its series, which are rows. */
  opened?: ListedBooking | null
}

/** What the cards of a list have in common. */
export interface EachCard {
  side: BookingParty
  /** An ISO instant. */
  now: string
  /** One level below what is above the cards. */
  heading?: 'h2' | 'h3'
  /** The server's answer to a change of one of the bookings. */
  refused?: RefusedForm
  /** Buttons added by the page, such as for a review: reviews depend on bookings, not the other way around. */
  pageActions?: (booking: BookingView, refused: RefusedForm | undefined) => ReactNode
}

const BookingActions = lazyComponent(async () => (await import('./booking-actions.tsx')).BookingActions)
const LaterAppointments = lazyComponent(async () => (await import('./later-appointments.tsx')).LaterAppointments)
const LaterItem = lazyComponent(async () => (await import('./later-item.tsx')).LaterItem)
const SuggestedTimes = lazyComponent(async () => (await import('../suggestions/suggested-times.tsx')).SuggestedTimes)

const ends = (status: BookingStatus) => status === 'canceled'
const continues = (status: BookingStatus) => !ends(status)
