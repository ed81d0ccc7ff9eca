import type { ReactNode } from 'react'

import { formatShortStart } from '../../../ui/short-day.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Booking, BookingView } from '../booking.ts'
import { type LaterAppointment, laterWords } from '../series/series-ahead.ts'
import { LaterItem } from './later-item.tsx'

/**
 * The later appointments of a series, in a box that begins behind the card of the first. Each row leads to the same
 * page with that one opened; `children` show it in full.
 */
export function LaterAppointments({ series, later, opened, children, ...first }: LaterAppointmentsProps) {
  const isOpened = opened != null && opened.series?.id === series?.id
  // Open if the pro asks for something there: nobody would look for that in a closed list.
  const isOpen = isOpened || later.some(({ toChoose }) => toChoose)
  return (
    <details open={isOpen} className="group mx-4 -mt-10 rounded-card border border-line bg-paper pt-10">
      <summary className="flex min-h-11 items-center gap-2 rounded-card px-4 text-small font-bold text-pool-deep">
        <Icon name="chevron" className="smooth group-open:rotate-180" />
        {laterWords(first, later)}
      </summary>
      <ul className="px-2 pb-2 sm:px-4">
        {later.map(({ id, scheduledDate, scheduledTime, toChoose, place }) => (
          <LaterItem
            key={id}
            {...{ id, place }}
            about={<span className="shrink-0">{formatShortStart(scheduledDate, scheduledTime)}</span>}
            asks={toChoose}
            isOpened={id === opened?.id}
          >
            {children}
          </LaterItem>
        ))}
      </ul>
    </details>
  )
}

interface LaterAppointmentsProps extends Pick<BookingView, 'series' | 'status' | 'endedAs'> {
  later: readonly LaterAppointment[]
  /** The booking that the address names. If it was one of them once, the list stays open. */
  opened: Pick<Booking, 'id' | 'series'> | null | undefined
  children: ReactNode
}
