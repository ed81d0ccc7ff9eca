import { useId } from 'react'

import { formatDate, plural } from '../../../ui/format.ts'
import { formatShortDay } from '../../../ui/short-day.ts'
import type { WeekFigures } from './booking-figures.ts'

/** Requests and completed appointments per week: a chart, and the same numbers as a table for screen readers. */
export function WeeksChart({ weeks }: { weeks: readonly WeekFigures[] }) {
  const top = ceiling(Math.max(...weeks.flatMap(({ requests, completed }) => [requests, completed])))
  return (
    <figure className="flex h-full flex-col">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-base">Last {weeks.length} weeks</h2>
        <span aria-hidden="true" className="flex flex-wrap gap-x-4 text-small text-soft">
          <Key look="text-pool">Requests</Key>
          <Key look="text-star">Completed visits</Key>
        </span>
      </figcaption>
      <div className="mt-3 grid flex-1 grid-cols-[auto_1fr] gap-x-3">
        <p aria-hidden="true" className="flex flex-col justify-between text-caption leading-none text-soft">
          <span>{top}</span>
          <span>0</span>
        </p>
        <div className="relative min-h-28">
          <Bars weeks={weeks} top={top} />
        </div>
        <p
          aria-hidden="true"
          className="col-start-2 mt-1.5 flex justify-between text-caption leading-tight whitespace-nowrap text-soft"
        >
          {[weeks[0], weeks[Math.floor(weeks.length / 2)]].map((week) =>
            week ? <span key={week.week}>{formatShortDay(week.week)}</span> : null,
          )}
          <span>This week</span>
        </p>
      </div>
      {/* Tables grow with their content, whatever their width: only a box around one can hide it. */}
      <div className="sr-only">
        <WeeksTable weeks={weeks} />
      </div>
    </figure>
  )
}

/** The drawing stretches to any shape, so it has no text; hovering over a week shows its numbers. */
function Bars({ weeks, top }: { weeks: readonly WeekFigures[]; top: number }) {
  const id = useId()
  const width = weeks.length * 10
  const bar = (count: number) => ({ y: 100 - (count / top) * 100, height: (count / top) * 100, width: 3.4 })
  return (
    <svg
      viewBox={`0 0 ${width} 100`}
      preserveAspectRatio="none"
      {...picture}
      aria-labelledby={`${id}-title ${id}-text`}
      className="absolute inset-0 size-full overflow-visible"
    >
      <title id={`${id}-title`}>Requests and completed visits</title>
      <desc
        id={`${id}-text`}
      >{`By the week, over the last ${weeks.length} weeks. The table below has the numbers.`}</desc>
      {[0, 50, 100].map((y) => (
        <line key={y} x2={width} y1={y} y2={y} className="stroke-line" vectorEffect="non-scaling-stroke" />
      ))}
      {weeks.map(({ week, requests, completed }, index) => (
        <g key={week} fill="currentColor">
          <title>{`Week of ${formatDate(week)}: ${plural(requests, 'request')}, ${completed} completed`}</title>
          <rect x={index * 10} width="10" height="100" fill="transparent" />
          <rect x={index * 10 + 1.3} {...bar(requests)} className="text-pool" />
          <rect x={index * 10 + 5.3} {...bar(completed)} className="text-star" />
        </g>
      ))}
    </svg>
  )
}

// An img, the native equivalent, cannot use the page's colors.
const picture = { role: 'img' } as const

function WeeksTable({ weeks }: { weeks: readonly WeekFigures[] }) {
  return (
    <table>
      <caption>Requests and completed visits by the week</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          <th scope="col">Requests</th>
          <th scope="col">Completed visits</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, requests, completed }) => (
          <tr key={week}>
            <th scope="row">{formatDate(week)}</th>
            <td>{requests}</td>
            <td>{completed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Key({ look, children }: { look: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg width="11" height="11" className={look}>
        <rect width="11" height="11" rx="3" fill="currentColor" />
      </svg>
      {children}
    </span>
  )
}

/** The even number at the top of the scale, so that the middle line is a whole number. */
export function ceiling(most: number): number {
  const step = most > 40 ? 20 : most > 10 ? 10 : 2
  return Math.max(4, Math.ceil(most / step) * step)
}
