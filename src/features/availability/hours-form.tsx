import { Suspense } from 'react'

import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { useAskToLeave } from '../../ui/leaving.ts'
import { usePosting } from '../../ui/use-posting.ts'
import { intents, saveIntent } from './hours-change.ts'
import { HoursDay, RowButton } from './hours-day.tsx'
import type { HoursDraft } from './hours-draft.ts'
import { HoursExceptions } from './hours-exceptions.tsx'
import { HoursRules } from './hours-rules.tsx'
import { type PreviewContext, weekdayNames } from './hours-words.ts'
import { useHoursDraft } from './use-hours-draft.ts'

/** The form for a pro's working hours. Every change updates the preview at once; nothing is stored before it is saved. */
export function HoursForm({ start, saved, message, errors: answered, neverSaved, zone, ...preview }: HoursFormProps) {
  const { draft, errors, controls, onEdit, onPress } = useHoursDraft(start, answered)
  const changed = JSON.stringify(draft) !== JSON.stringify(saved)
  useAskToLeave(changed)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <Form ref={controls} method="post" noValidate className="flex flex-col gap-6">
        {/* Return in any field presses the form's first button, so this one must come first. */}
        <button type="submit" name="intent" value={saveIntent} className="sr-only" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <ErrorSummary message={message} fields={errors} labels={labelsOf(errors)} />
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
            {draft.days.map((day) => (
              <HoursDay key={day.weekday} {...{ day, errors, onEdit, onPress }} />
            ))}
          </div>
        </Card>
        <HoursExceptions
          exceptions={draft.exceptions}
          today={preview.previewContext.today}
          {...{ errors, onEdit, onPress }}
        />
        <HoursRules draft={draft} onEdit={onEdit} errors={errors} />
        <SaveButton changed={changed} />
      </Form>
      <Suspense>
        <HoursPreview draft={draft} {...preview} />
      </Suspense>
    </div>
  )
}

interface HoursFormProps {
  /** What the form begins with: the stored hours, or what was typed and not taken. */
  start: HoursDraft
  saved: HoursDraft
  message: string | null | undefined
  errors: Record<string, string> | undefined
  /** True when no hours were ever saved: the form then shows the default ones. */
  neverSaved: boolean
  /** The time zone, in words. */
  zone: string
  previewContext: PreviewContext
}

/** Errors by the form's names for their places: `day.3.0`, `exception.0.date`, `days`, `exceptions`. */
function labelsOf(errors: Record<string, string>): Record<string, string> {
  const labels = Object.keys(errors).map((place): [string, string] => {
    const [kind, index] = place.split('.')
    const weekday = kind === 'day' ? weekdayNames[Number(index)] : undefined
    return [place, index ? (weekday ?? `Day ${Number(index) + 1}`) : (parts[place] ?? 'Every week')]
  })
  return Object.fromEntries(labels)
}

const parts: Record<string, string> = {
  exceptions: 'Days off and special hours',
  bufferMinutes: 'Time between visits',
  noticeHours: 'Notice you need',
}

function NeverSavedNote() {
  return (
    <p className="mt-4 flex gap-3 rounded-field bg-mist p-4 text-small text-pool-deep">
      <Icon name="info" className="mt-0.5" />
      You have not set your hours yet. Until you do, homeowners can ask for visits from 8:00 AM to 7:00 PM every day.
    </p>
  )
}

const HoursPreview = lazyComponent(async () => (await import('./hours-preview.tsx')).HoursPreview)

/** Stays visible while there are unsaved changes. */
function SaveButton({ changed }: { changed: boolean }) {
  return (
    <div className={`border-t py-3 ${changed ? 'sticky bottom-0 border-line bg-paper' : 'border-transparent'}`}>
      <Button
        type="submit"
        name="intent"
        value={saveIntent}
        variant="main"
        size="large"
        className="max-sm:w-full"
        pending={usePosting({ intent: saveIntent })}
      >
        Save working hours
      </Button>
    </div>
  )
}
