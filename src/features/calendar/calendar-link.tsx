import { Link } from '../../ui/link.tsx'

/** Below appointments that are ahead. `to` is the page with the form for the calendar address. */
export function CalendarLink({ to }: { to: string }) {
  return (
    <Link to={`${to}#calendar-feed`} className="link inline-flex min-h-11 items-center">
      See these visits in your own calendar
    </Link>
  )
}
