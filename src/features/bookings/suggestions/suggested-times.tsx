import { serviceOf } from '../../appointments/appointment.ts'
import type { RefusedForm } from '../../../platform/forms/refused-form.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { formatDay, formatMoney, formatTime } from '../../../ui/format.ts'
import { LongText } from '../../../ui/long-text.tsx'
import { formatShortStart } from '../../../ui/short-day.ts'
import { useOwnForm } from '../../../ui/use-own-form.tsx'
import type { BookingParty, BookingView, SuggestedTime, Suggestion } from '../booking.ts'
import { aboutBooking } from '../lists/about-booking.ts'
import type { ListedBooking } from '../lists/booking-facts.tsx'
import { repeatOf } from '../series/repeats.ts'
import { laterVisits } from '../series/series-words.ts'
import { takeWords } from './take-words.ts'

/** The other times that a pro suggests for a booking: buttons for its customer, a reminder for the pro. */
export function SuggestedTimes({ booking, side, suggestion, refused }: SuggestedTimesProps) {
  const { times, note } = suggestion
  return (
    <div className="mt-1 grid justify-items-start gap-2 rounded-field bg-mist p-3 leading-snug wrap-anywhere">
      <p className="font-bold">{headingOf(booking, side, suggestion)}</p>
      {note ? <LongText text={note} quoted /> : null}
      {times.length > 0 ? (
        <ul className={side === 'customer' ? 'flex flex-wrap gap-2' : 'grid gap-1'}>
          {times.map((start, at) => (
            <li key={`${start.date} ${start.time}`}>
              {side === 'customer' ? (
                <Take {...{ booking, suggestion, start, refused }} leftOut={booking.leftOut?.[at]} />
              ) : (
                formatShortStart(start.date, start.time)
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {side === 'customer' && isAppointment(booking) ? <p>{stays(suggestion)}</p> : null}
      {side === 'pro' ? <TakeBack {...{ booking, suggestion, refused }} /> : null}
    </div>
  )
}

interface SuggestedTimesProps {
  booking: ListedBooking
  side: BookingParty
  suggestion: Suggestion
  /** The server's answer to a change of this booking. */
  refused: RefusedForm | undefined
}

function headingOf(booking: BookingView, side: BookingParty, suggestion: Suggestion): string {
  const { pro, customer } = booking
  const { times } = suggestion
  const along = alongOf(booking, suggestion)
  const price = priceNamed(booking, suggestion)
  if (side === 'pro') {
    return times.length > 0
      ? `You suggested ${along ? `moving it${along}` : timesWords(times)}${price}. ${customer.firstName} can take:`
      : 'The times that you suggested are no longer free.'
  }
  if (times.length > 0) {
    return `${pro.firstName} ${isAppointment(booking) ? `asks to move this visit${along}` : 'suggests'}${price}:`
  }
  return `The times that ${pro.firstName} suggested are no longer free. You can ask for others.`
}

function timesWords({ length }: Suggestion['times']): string {
  return length === 1 ? 'another time' : 'other times'
}

/** ", at $85.00 a visit", if the pro named a price with the times. */
function priceNamed(booking: BookingView, { priceCents }: Suggestion): string {
  if (priceCents === null) return ''
  return priceCents === 0 ? ', for free' : `, at ${formatMoney(priceCents)}${repeatOf(booking) ? ' a visit' : ''}`
}

/** " and the 5 later visits", if they would move, too. */
function alongOf({ series }: BookingView, { andLater }: Suggestion): string {
  return andLater && series ? ` and ${laterVisits(series.later)}` : ''
}

function stays({ times, andLater }: Suggestion): string {
  const unlessTaken = times.length === 1 ? 'If it does not suit you, the' : 'If none suits you, the'
  return `${times.length > 0 ? unlessTaken : 'The'} ${andLater ? 'visits stay as they are' : 'visit stays as it is'}.`
}

/** It has a time that stays until another one is taken. */
function isAppointment({ status }: BookingView): boolean {
  return status === 'accepted'
}

/** One press and a confirmation: the pro has already agreed. */
function Take({ booking, suggestion, start, leftOut, refused }: TakeProps) {
  const { date, time } = start
  const values = { intent: 'take', bookingId: booking.id, suggestionId: suggestion.id, date, time }
  const form = useOwnForm(values, refused)
  const button = { label: formatShortStart(date, time), about: aboutBooking(booking), variant: 'primary' } as const
  return (
    <ConfirmDialog {...{ ...button, form }} title="Take this time?" confirm="Yes, take it">
      <p className="wrap-anywhere">
        <b>{serviceOf(booking)}</b> with {booking.pro.businessName} on {formatDay(date)} at {formatTime(time)}
      </p>
      <p>{takeWords(booking, suggestion, date, leftOut)}</p>
    </ConfirmDialog>
  )
}

interface TakeProps extends Omit<SuggestedTimesProps, 'side'> {
  start: SuggestedTime
  leftOut: readonly string[] | undefined
}

/** For a pro who cannot come then after all, or was wrong. */
function TakeBack({ booking, suggestion, refused }: Omit<SuggestedTimesProps, 'side'>) {
  const form = useOwnForm({ intent: 'retract', bookingId: booking.id, suggestionId: suggestion.id }, refused)
  const button = { label: 'Take back', about: aboutBooking(booking), variant: 'link' } as const
  const [these, them] = suggestion.times.length === 1 ? ['this time', 'it'] : ['these times', 'them']
  return (
    <ConfirmDialog {...{ ...button, form }} title={`Take ${these} back?`} confirm={`Yes, take ${them} back`}>
      <p>
        {booking.customer.firstName} can no longer choose {them}, and gets an email.{' '}
        {isAppointment(booking) ? 'The visit stays as it is.' : 'The request waits for your answer again.'}
      </p>
    </ConfirmDialog>
  )
}
