import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { intents } from './hours-change.ts'
import { HoursDay, RowButton } from './hours-day.tsx'
import type { DraftDay } from './hours-draft.ts'
import type { RowProps } from './hours-row.ts'
import { defaultHoursWords } from './hours-words.ts'

/** The hours of every week, a row for each day. */
export function HoursDays({ days, zone, neverSaved, errors, onEdit, onPress }: HoursDaysProps) {
  return (
    <Card as="section" id="wrong-days" tabIndex={-1} aria-labelledby="weekly">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <h2 id="weekly" className="text-heading">
            Every week
          </h2>
          <p className="mt-1.5 text-small text-soft">Times are {zone}, where your business is.</p>
        </div>
        <RowButton intent={intents.copyToWeekdays(1)} onPress={onPress}>
          Copy Monday to weekdays
        </RowButton>
      </div>
      {neverSaved ? <NeverSavedNote /> : null}
      <div className="mt-3">
        {days.map((day) => (
          <HoursDay key={day.weekday} {...{ day, errors, onEdit, onPress }} />
        ))}
      </div>
    </Card>
  )
}

interface HoursDaysProps extends RowProps {
  days: readonly DraftDay[]
  zone: string
  neverSaved: boolean
}

function NeverSavedNote() {
  return (
    <p className="mt-4 flex gap-3 rounded-field bg-mist p-4 text-small text-pool-deep">
      <Icon name="info" className="mt-0.5" />
      You have not set your hours yet. Until you do, homeowners can ask for visits {defaultHoursWords}.
    </p>
  )
}
