import { Form, useNavigation } from 'react-router'

import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PopoverDialog } from '../../ui/popover-dialog.tsx'
import { actionLeading, type BookingAction, type BookingView, needsReason } from './booking.ts'
import { actionWords } from './booking-words.ts'

/** A button for each status the viewer may set now; each asks before it posts `bookingId`, `status` and `reason`. */
export function BookingActions({
  booking,
  errors,
}: {
  booking: BookingView
  errors?: Record<string, string> | undefined
}) {
  return booking.actions.flatMap((status) => {
    const action = actionLeading(booking.status, status)
    return action ? [<Action key={action} {...{ action, booking, status, errors }} />] : []
  })
}

function Action({ action, booking, status, errors }: ActionProps) {
  const { label, confirm } = actionWords[action]
  const pending = useIsPosting(booking.id, status)
  return (
    <PopoverDialog label={label} title={`${label}?`} variant={variants[action]}>
      <Form method="post" noValidate className="grid gap-4">
        <p>{confirm}</p>
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="bookingId" value={booking.id} />
        <input type="hidden" name="status" value={status} />
        {needsReason(action) ? (
          <TextField label="Reason" name="reason" required maxLength={500} error={errors?.['reason']} />
        ) : null}
        <Button type="submit" variant={variants[action]} pending={pending}>
          Yes, {label.toLowerCase()}
        </Button>
      </Form>
    </PopoverDialog>
  )
}

interface ActionProps {
  action: BookingAction
  booking: BookingView
  status: BookingView['status']
  errors: Record<string, string> | undefined
}

function useIsPosting(bookingId: string, status: string): boolean {
  const { formData } = useNavigation()
  return formData?.get('bookingId') === bookingId && formData.get('status') === status
}

const variants = {
  accept: 'primary',
  decline: 'quiet',
  complete: 'primary',
  withdraw: 'danger',
  cancel: 'danger',
} as const satisfies Record<BookingAction, ButtonVariant>
