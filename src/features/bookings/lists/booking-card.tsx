import type { ReactNode } from 'react'

import { serviceOf } from '../../appointments/appointment.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { LongText } from '../../../ui/long-text.tsx'
import type { BookingParty, BookingView } from '../booking.ts'
import { badgeOf, streetMissing } from '../booking-words.ts'
import { BookingDate } from './booking-date.tsx'
import { BookingFacts, type ListedBooking } from './booking-facts.tsx'
import { CustomerLine, ProLine } from './booking-parties.tsx'
import { needsStreet } from './needs-street.ts'

/** A booking as a row. The cancel button comes last. */
export function BookingCard({ booking, side, now, heading: Heading = 'h2', ...parts }: BookingCardProps) {
  const { suggested, actions, cancel, children } = parts
  const badge = badgeOf(booking, side)
  return (
    <Card as="article" className="grid gap-3 lg:flex lg:gap-x-3.5">
      <div className="grid min-w-0 flex-1 grid-cols-[84px_minmax(0,1fr)] gap-x-4 gap-y-2 md:grid-rows-[auto_1fr]">
        <BookingDate {...booking} side={side} now={now} />
        <div className="md:col-start-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading className="text-name leading-tight">{serviceOf(booking)}</Heading>
            <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge>
            {side === 'pro' && booking.timeTaken ? <TimeTaken /> : null}
          </div>
          <p id={`with-${booking.id}`} className="mt-1 text-soft wrap-anywhere">
            {side === 'pro' ? <CustomerLine {...booking} /> : <ProLine {...booking} />}
          </p>
        </div>
        <div className="col-span-full grid gap-1.5 md:col-span-1 md:col-start-2 md:row-start-2">
          {side === 'pro' && !booking.otherHasLeft ? <ContactDetails {...booking} /> : null}
          {side === 'customer' && booking.proPhone ? <PhoneLink phone={booking.proPhone} /> : null}
          {booking.otherHasLeft ? null : <PlaceMissing {...{ booking, side }} />}
          {booking.notes ? <LongText text={booking.notes} quoted /> : null}
          {booking.photos.length > 0 ? <BookingPhotos photos={booking.photos} /> : null}
          <BookingFacts {...booking} side={side} />
          {suggested}
        </div>
      </div>
      <div className="flex flex-wrap gap-3 self-start empty:hidden md:pl-25 lg:max-w-measure lg:justify-end lg:pl-0">
        {actions}
        {children}
        {booking.otherHasLeft ? null : <MessageLink booking={booking} side={side} />}
        {cancel}
      </div>
    </Card>
  )
}

interface BookingCardProps {
  booking: ListedBooking
  side: BookingParty
  /** An ISO instant. The date includes the year unless it is the current one. */
  now: string
  heading?: 'h2' | 'h3'
  /** The other times that its pro suggests. */
  suggested?: ReactNode
  /** The buttons that change its status. */
  actions: ReactNode
  cancel: ReactNode
  /** The other buttons. */
  children?: ReactNode
}

const ContactDetails = lazyComponent(async () => (await import('./contact-details.tsx')).ContactDetails)
const PhoneLink = lazyComponent(async () => (await import('./contact-details.tsx')).PhoneLink)
const BookingPhotos = lazyComponent(async () => (await import('./booking-photos.tsx')).BookingPhotos)

/** Requests may leave the place out, but nobody can come to an appointment without one. */
function PlaceMissing({ booking, side }: { booking: BookingView; side: BookingParty }) {
  const { status, city, zip, isBlocked } = booking
  if (needsStreet(booking)) return <p>{isBlocked ? 'There is no street address yet.' : addressMissing[side]}</p>
  if (status !== 'pending' || isBlocked || side === 'customer' || city || zip) return null
  return <p>No town or ZIP code yet. Ask for it in a message before you accept.</p>
}

const addressMissing = {
  customer: 'You have not added a street address yet.',
  pro: streetMissing,
} satisfies Record<BookingParty, string>

/** Leads to the conversation between the two parties, with this booking at the top. */
function MessageLink({ booking, side }: { booking: BookingView; side: BookingParty }) {
  const [id, name] =
    side === 'pro' ? [booking.customerId, booking.customer.firstName] : [booking.proId, booking.pro.businessName]
  return (
    <ButtonLink
      to={`/messages/${id}?bookingId=${booking.id}`}
      variant={side === 'pro' ? 'link' : 'quiet'}
      size="small"
      className="text-small"
    >
      Message<span className="sr-only"> {name}</span>
    </ButtonLink>
  )
}

function TimeTaken() {
  return (
    <span className="inline-flex items-center gap-1.5 text-small font-bold text-danger">
      <Icon name="warning" className="size-4" /> Time taken: you accepted another visit
    </span>
  )
}
