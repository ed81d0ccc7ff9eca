import { Fragment } from 'react'

import { Card } from '../../ui/card.tsx'
import { plural } from '../../ui/format.ts'
import { formatShortWeekday } from '../../ui/short-day.ts'
import type { HoursDraft } from './hours-draft.ts'
import { HoursChart } from './hours-chart.tsx'
import { previewOf, type PreviewDay, type PreviewContext, spansWords } from './hours-words.ts'

/** The week as a chart, and what homeowners could request in the coming days, once this is saved. */
export function HoursPreview({ draft, previewContext }: HoursPreviewProps) {
  const days = previewOf(draft, previewContext)
  return (
    <Card as="aside" aria-label="Preview" className="grid gap-5 lg:sticky lg:top-8">
      <div>
        <h2 className="mb-2 font-display text-lead leading-tight font-bold">Your week</h2>
        <HoursChart days={draft.days} />
      </div>
      <div>
        <h2 className="font-display text-lead leading-tight font-bold">With these hours, homeowners can ask for</h2>
        <output className="mt-1 block text-small text-soft">
          Visits of one hour, in the next seven days: {countedTimes(days)}.
        </output>
        <dl className="mt-3 grid gap-2.5 text-small">
          {days.map(({ date, times }) => (
            <div key={date} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
              <dt className="font-bold">{formatShortWeekday(date)}:</dt>
              <dd>
                {times.length ? <Spans words={spansWords(times)} /> : <span className="text-soft">Nothing free</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}

interface HoursPreviewProps {
  draft: HoursDraft
  previewContext: PreviewContext
}

/** A line may end only after a comma: it could after a dash, even before a space that does not break. */
function Spans({ words }: { words: readonly string[] }) {
  return words.map((span, at) => (
    <Fragment key={span}>
      {at > 0 ? ', ' : null}
      <span className="inline-block">{span}</span>
    </Fragment>
  ))
}

/** "42 times on 5 days" */
function countedTimes(days: PreviewDay[]): string {
  const times = days.flatMap((day) => day.times)
  if (times.length === 0) return 'nothing free'
  return `${plural(times.length, 'time')} on ${plural(days.filter((day) => day.times.length > 0).length, 'day')}`
}
