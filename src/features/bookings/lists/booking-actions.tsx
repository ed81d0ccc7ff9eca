import { serviceOf } from '../../appointments/appointment.ts'
import { typedIn, type RefusedForm } from '../../../platform/forms/refused-form.ts'
import type { ButtonVariant } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { formatDay, formatTime } from '../../../ui/format.ts'
import { useOwnForm } from '../../../ui/use-own-form.tsx'
import { findAction, type BookingAction, reasonFor } from '../booking-transitions.ts'
import type { BookingParty } from '../booking.ts'
import { actionWords } from '../booking-words.ts'
import { PriceField } from '../changes/price-field.tsx'
import { repeatOf } from '../series/repeats.ts'
import { laterVisits } from '../series/series-words.ts'
import { aboutBooking } from './about-booking.ts'
import type { ListedBooking } from './booking-facts.tsx'
import { stillWaiting, whatAcceptingMoves, whatStays } from './booking-remark.ts'

/**
 * A button for each of the statuses; each asks for confirmation before it posts `bookingId`, `status`, `reason`,
 * `price` and `andLater`.
 */
export function BookingActions({ booking, side, statuses, refused }: BookingActionsProps & Shown) {
  return statuses.flatMap((status) => {
    const action = findAction(booking.status, status)
    return action ? [<Action key={action} {...{ action, booking, side, status, refused }} />] : []
  })
}

interface Shown {
  /** The statuses that the viewer may set now. */
  statuses: ListedBooking['actions']
}

interface BookingActionsProps {
  booking: ListedBooking
  side: BookingParty
  /** The server's answer to a change of this booking. */
  refused: RefusedForm | undefined
}

function Action({ action, booking, side, status, refused }: ActionProps) {
  const { label, question, confirm } = actionWords[action]
  const form = useOwnForm({ intent: 'change', bookingId: booking.id, status, from: booking.status }, refused)
  const typed = typedIn(form.refused)
  const reason = reasonFor(action)
  return (
    <ConfirmDialog
      {...{ form, label }}
      about={aboutBooking(booking)}
      title={question}
      variant={openers[action]}
      confirm={`Yes, ${label.toLowerCase()}`}
      confirmVariant={variants[action]}
    >
      <Subject {...booking} notBooked={action === 'accept' ? booking.notBooked : undefined} side={side} />
      <p>
        {(repeatOf(booking) && confirmAll[action]) ?? confirmAs[side][action] ?? confirm} {besides[action]?.(booking)}
      </p>
      {reason ? (
        <TextField
          label="Reason"
          required={reason === 'required'}
          optional={reason === 'optional'}
          maxLength={500}
          hint={readBy(booking, side)}
          {...typed('reason')}
        />
      ) : null}
      {reason && booking.series?.later ? (
        <AndLater {...booking.series} typed={form.refused?.values['andLater']} />
      ) : null}
      {side === 'pro' ? <PriceField booking={booking} status={status} typed={form.refused} /> : null}
    </ConfirmDialog>
  )
}

/**
 * Who reads the reason, so that nobody takes it for a note to us; after a block, or once the other party has left,
 * nobody.
 */
function readBy({ isBlocked, otherHasLeft, customer, pro }: ListedBooking, side: BookingParty): string | undefined {
  if (isBlocked || otherHasLeft) return undefined
  return `${(side === 'pro' ? customer : pro).firstName} will see it.`
}

/** What becomes of the booking that it is about instead, or that would take its place. */
const besides: Partial<Record<BookingAction, (booking: ListedBooking) => string | null>> = {
  accept: whatAcceptingMoves,
  cancel: stillWaiting,
  withdraw: whatStays,
  decline: whatStays,
}

const confirmAs: Record<BookingParty, Partial<Record<BookingAction, string>>> = {
  customer: {
    complete: 'Are you sure you want to mark this booking as completed? You can then leave a review.',
  },
  pro: {},
}

const confirmAll: Partial<Record<BookingAction, string>> = {
  accept: 'Are you sure you want to accept these visits? Their times will be held for this customer.',
  decline: 'Are you sure you want to decline these visits? This action cannot be undone.',
}

/** Offers to cancel the appointments of the series that follow, too. */
function AndLater({ later, typed }: { later: number; typed: string | undefined }) {
  return (
    <label className="flex items-center gap-3 font-bold">
      <input type="checkbox" name="andLater" value="true" defaultChecked={!!typed} className="size-5" />
      Also cancel {laterVisits(later)}
    </label>
  )
}

interface ActionProps extends BookingActionsProps {
  action: BookingAction
  status: ListedBooking['status']
}

/**
 * Says which booking the dialog is about, with all of its appointments: it covers the booking's row, and the rows look
 * alike.
 */
function Subject({ side, ...booking }: SubjectProps) {
  const { customerName, pro, scheduledDate, scheduledTime, repeats, notBooked } = booking
  const other = side === 'pro' ? `for ${customerName}` : `with ${pro.businessName}`
  return (
    <p className="wrap-anywhere">
      <b>{serviceOf(booking)}</b> {other} on {formatDay(scheduledDate)} at {formatTime(scheduledTime)}
      {repeats ? (
        <span className="block">
          {repeats} {notBooked}
        </span>
      ) : null}
    </p>
  )
}

type SubjectProps = ListedBooking & Pick<BookingActionsProps, 'side'>

const variants = {
  accept: 'primary',
  decline: 'quiet',
  complete: 'primary',
  withdraw: 'danger',
  cancel: 'danger',
} as const satisfies Record<BookingAction, ButtonVariant>

/** Only the confirm button is red, so that canceling does not stand out before it. */
const openers = { ...variants, withdraw: 'link', cancel: 'link' } as const
