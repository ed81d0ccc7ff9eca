import { type RefusedForm, typedIn } from '../../../platform/forms/refused-form.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useOwnForm } from '../../../ui/use-own-form.tsx'
import type { BookingView } from '../booking.ts'
import { aboutBooking } from '../lists/about-booking.ts'

/** For a customer whose request left the street address out; posts `bookingId`, `address` and `zip`. */
export function AddAddress({ booking, refused }: AddAddressProps) {
  const { id, city, zip, pro } = booking
  const form = useOwnForm({ intent: 'address', bookingId: id }, refused)
  const typed = typedIn(form.refused)
  return (
    <ConfirmDialog
      form={form}
      label="Add address"
      about={aboutBooking(booking)}
      title="Where is the pool?"
      variant="primary"
      confirm="Add address"
    >
      <p>Only {pro.businessName} sees it.</p>
      <TextField label="Street address" autoComplete="street-address" maxLength={200} required {...typed('address')} />
      {city === null && zip === null ? (
        <TextField
          label="ZIP"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          required
          {...typed('zip')}
        />
      ) : null}
    </ConfirmDialog>
  )
}

interface AddAddressProps {
  booking: BookingView
  /** The server's answer to a form about this booking. */
  refused: RefusedForm | undefined
}
