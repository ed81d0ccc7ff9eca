import { serviceOf } from '../../platform/tables/column-values.ts'
import { hasErrors, type Unsent } from '../../platform/unsent.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { formatDay, formatMoney, formatTime } from '../../ui/format.ts'
import { LongText } from '../../ui/long-text.tsx'
import { PopoverDialog } from '../../ui/popover-dialog.tsx'
import { formatShortStart } from '../../ui/short-day.ts'
import { usePosting } from '../../ui/use-posting.ts'
import type { BookingParty, BookingView, SuggestedTime, Suggestion } from './booking.ts'

/** The other times that a pro suggests for a request: buttons for its customer, a reminder for the pro. */
export function SuggestedTimes({ booking, side, suggestion, unsent }: SuggestedTimesProps) {
  const { times, note } = suggestion
  return (
    <div className="mt-1 grid gap-2 rounded-field bg-mist p-3 leading-snug wrap-anywhere">
      <p className="font-bold">{headingOf(booking, side, suggestion)}</p>
      {note ? <LongText text={note} quoted /> : null}
      {times.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {times.map((start) => (
            <li key={`${start.date} ${start.time}`}>
              {side === 'customer' ? (
                <Take {...{ booking, suggestion, start, unsent }} />
              ) : (
                formatShortStart(start.date, start.time)
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

interface SuggestedTimesProps {
  booking: BookingView
  side: BookingParty
  suggestion: Suggestion
  /** The server's answer to a change of this booking. */
  unsent: Unsent | undefined
}

function headingOf({ pro, customer }: BookingView, side: BookingParty, { times }: Suggestion): string {
  if (side === 'pro') {
    return times.length > 0
      ? `You suggested, and ${customer.firstName} can take:`
      : 'The times that you suggested are no longer free.'
  }
  return times.length > 0
    ? `${pro.firstName} suggests:`
    : `The times that ${pro.firstName} suggested are no longer free. You can ask for others.`
}

/** One press and a confirmation: the pro has already agreed. */
function Take({ booking, suggestion, start, unsent }: Omit<SuggestedTimesProps, 'side'> & { start: SuggestedTime }) {
  const { date, time } = start
  const values = { intent: 'take', bookingId: booking.id, suggestionId: suggestion.id, date, time }
  const pending = usePosting(values)
  const mine = unsent && Object.entries(values).every(([name, value]) => unsent.values[name] === value)
  return (
    <PopoverDialog
      label={formatShortStart(date, time)}
      title="Take this time?"
      variant="primary"
      open={mine && hasErrors(unsent)}
    >
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        {mine ? <ErrorSummary message={unsent.message} fields={unsent.fields} /> : null}
        <p className="wrap-anywhere">
          <b>{serviceOf(booking)}</b> with {booking.pro.businessName} on {formatDay(date)} at {formatTime(time)}
        </p>
        <p>
          {priceOf(booking, suggestion)} {booking.pro.firstName} has already agreed: your visit is booked at once
          {booking.replaced?.status === 'accepted' ? ', and the earlier one is canceled' : ''}. You can cancel it for
          free.
        </p>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" pending={pending}>
          Yes, take it
        </Button>
      </Form>
    </PopoverDialog>
  )
}

function priceOf({ priceCents, priceIsEstimate }: BookingView, { priceCents: named }: Suggestion): string {
  if (named !== null) return `The price is ${formatMoney(named)}.`
  if (priceCents === null) return 'There is no price yet.'
  return `The price is ${priceIsEstimate ? 'about ' : ''}${formatMoney(priceCents)}.`
}
