import { otherProsPath } from '../../features/bookings/other-pros.ts'
import type { DeclinedRequest } from '../../features/bookings/booking.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { formatShortStart } from '../../ui/short-day.ts'

/** Who cannot come after all: otherwise it would only stand among what was canceled. */
export function Declined({ requests }: { requests: readonly DeclinedRequest[] }) {
  return (
    <ul className="mt-6 grid gap-2">
      {requests.map((request) => (
        <li key={request.id} className="flex gap-3 rounded-field bg-canceled p-4 leading-snug text-on-canceled">
          <Icon name="warning" className="mt-0.5" />
          <p className="min-w-0 wrap-anywhere">
            {request.businessName} cannot take {formatShortStart(request.scheduledDate, request.scheduledTime)}.{' '}
            <Link to={otherProsPath(request)} className="font-bold underline">
              Find another pro
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}
