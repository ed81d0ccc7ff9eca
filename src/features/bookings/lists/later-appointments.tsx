import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { formatShortStart } from '../../../ui/short-day.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Booking } from '../booking.ts'
import { type LaterAppointment, laterWords } from '../series/series-ahead.ts'

/**
 * The later appointments of a series, in a box that begins behind the card of the next one. Each row leads to the same
 * page with that one opened; `children` show it in full.
 */
export function LaterAppointments({ series, later, opened, children }: LaterAppointmentsProps) {
  const isOpened = opened != null && opened.series?.id === series?.id
  // Nobody would look there for what their pro asks.
  const isOpen = isOpened || later.some(({ toChoose }) => toChoose)
  const item = useOpenedItem(opened?.id)
  return (
    <details open={isOpen} className="group mx-4 -mt-10 rounded-card border border-line bg-paper pt-10">
      <summary className="flex min-h-11 items-center gap-2 rounded-card px-4 text-small font-bold text-pool-deep">
        <Icon name="chevron" className="smooth group-open:rotate-180" />
        {laterWords(later)}
      </summary>
      <ul className="px-2 pb-2 sm:px-4">
        {later.map((appointment) =>
          appointment.id === opened?.id ? (
            <li key={appointment.id} id={appointment.id} ref={item} tabIndex={-1} className="py-2">
              {children}
            </li>
          ) : (
            <li key={appointment.id} id={appointment.id}>
              <Row {...appointment} />
            </li>
          ),
        )}
      </ul>
    </details>
  )
}

interface LaterAppointmentsProps extends Pick<Booking, 'series'> {
  later: readonly LaterAppointment[]
  /** The booking that the address names. If it was one of them once, the list stays open. */
  opened: Pick<Booking, 'id' | 'series'> | null | undefined
  children: ReactNode
}

function Row({ id, scheduledDate, scheduledTime, toChoose, place }: LaterAppointment) {
  return (
    <Link
      to={`?booking=${id}#${id}`}
      className="flex min-h-11 items-center gap-3 border-t border-line px-2 py-1 text-small hover:underline"
    >
      <span className="shrink-0">{formatShortStart(scheduledDate, scheduledTime)}</span>{' '}
      <span className={`ml-auto text-right ${toChoose ? 'font-bold text-pool-deep' : 'text-soft'}`}>{place}</span>
      <Icon name="arrow-right" className="size-4 text-soft" />
    </Link>
  )
}

/** Whoever follows a link finds the list open, also if they had closed it, and continues from there by keyboard. */
function useOpenedItem(id: string | undefined) {
  const item = useRef<HTMLLIElement>(null)
  const { hash, key } = useLocation()
  // The element that had the focus is gone, and only the browser's own navigation would open the list.
  useEffect(() => {
    if (key === 'default' || hash !== `#${id}`) return
    item.current?.closest('details')?.setAttribute('open', '')
    item.current?.scrollIntoView()
    item.current?.focus({ preventScroll: true })
  }, [key, hash, id])
  return item
}
