import { useId } from 'react'

import { type DraftDay, placeOfRange } from './hours-draft.ts'
import { shareOfDay, weekdayNames, weekWords } from './hours-words.ts'

const left = 34
const width = 246
const lane = 22

/** The week as seven lanes of a pool: water where the business is open. */
export function HoursChart({ days }: { days: readonly DraftDay[] }) {
  const waves = useId()
  const height = days.length * lane
  return (
    <div>
      <p className="sr-only">{weekWords(days)}</p>
      <svg aria-hidden="true" viewBox={`0 0 ${left + width + 8} ${height + 18}`} className="w-full">
        <pattern id={waves} width="16" height="7" patternUnits="userSpaceOnUse">
          <path d="M0 3.5 q4 -3 8 0 t8 0" fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="1.2" />
        </pattern>
        {days.map(({ weekday, open, ranges }, row) => (
          <g key={weekday} transform={`translate(0 ${row * lane})`}>
            <text x="0" y="14.5" fontSize="11" className={`font-bold ${open ? 'fill-ink' : 'fill-soft'}`}>
              {weekdayNames[weekday]?.slice(0, 3)}
            </text>
            <rect x={left} y="3" width={width} height={lane - 6} rx="5" className="fill-sand" />
            {open
              ? ranges.map((range, index) => <Water key={placeOfRange(weekday, index)} range={range} waves={waves} />)
              : null}
          </g>
        ))}
        {hourMarks.map(({ at, label }) => (
          <g key={label}>
            <line x1={left + at * width} x2={left + at * width} y1="0" y2={height} className="stroke-outline" />
            <text x={left + at * width} y={height + 13} textAnchor="middle" fontSize="10" className="fill-soft">
              {label}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

const hourMarks = [
  { at: 0.25, label: '6 AM' },
  { at: 0.5, label: 'Noon' },
  { at: 0.75, label: '6 PM' },
]

function Water({ range, waves }: { range: { start: string; end: string }; waves: string }) {
  const share = shareOfDay(range)
  if (!share) return null
  const box = { x: left + share.from * width, y: 3, width: share.length * width, height: lane - 6, rx: 5 }
  return (
    <>
      <rect {...box} className="fill-aqua" />
      <rect {...box} fill={`url(#${waves})`} />
    </>
  )
}
