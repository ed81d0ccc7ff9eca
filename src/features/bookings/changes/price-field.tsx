import type { BookingStatus } from '../../../platform/tables/column-values.ts'
import { typedIn, type FilledForm } from '../../../platform/forms/refused-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { isSettled } from '../appointment-price.ts'
import { maySetPrice } from '../booking-transitions.ts'
import type { BookingView } from '../booking.ts'
import { repeatOf } from '../series/repeats.ts'

/** The field for the appointment's price, for a pro who sets such a status while the price is open. */
export function PriceField({ booking, status, typed }: PriceFieldProps) {
  if (!maySetPrice(status) || isSettled(booking)) return null
  const accepting = status === 'accepted'
  return (
    <TextField
      label={
        accepting ? `Your price in dollars${repeatOf(booking) ? ' for each visit' : ''}` : 'Final price in dollars'
      }
      optional
      inputMode="decimal"
      hint={`${leftEmpty(booking, accepting)}The customer sees your price${accepting ? ' and can cancel for free' : ''}. It cannot be changed later.`}
      {...typedIn(typed)('price')}
    />
  )
}

/** What happens if the field is left empty, so that a pro does not unknowingly leave a customer without a quote. */
function leftEmpty(booking: BookingView, accepting: boolean): string {
  if (booking.priceCents !== null) return `Left empty, the estimate of ${formatMoney(booking.priceCents)} stays. `
  return accepting ? `Left empty, the ${repeatOf(booking) ? 'visits are' : 'visit is'} booked without a price. ` : ''
}

interface PriceFieldProps {
  booking: BookingView
  status: BookingStatus
  typed: FilledForm | undefined
}
