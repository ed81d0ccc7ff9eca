import { Suspense, useDeferredValue, useMemo } from 'react'

import { Button } from '../../ui/button.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { useAskToLeave } from '../../ui/leaving.ts'
import { ReturnKeyButton } from '../../ui/return-key-button.tsx'
import { usePosting } from '../../ui/use-posting.ts'
import { saveIntent } from './hours-change.ts'
import { type HoursDraft, isSameDraft } from './hours-draft.ts'
import { HoursDays } from './hours-days.tsx'
import { HoursExceptions } from './hours-exceptions.tsx'
import { HoursRules } from './hours-rules.tsx'
import { exceptionsTitle, type PreviewContext, weekdayNames } from './hours-words.ts'
import { useHoursDraft } from './use-hours-draft.ts'

/**
 * The form for a pro's working hours. Every change updates the preview at once; nothing is stored before it is saved.
 */
export function HoursForm({
  start,
  saved,
  stored,
  message,
  errors: answered,
  neverSaved,
  zone,
  previewContext,
}: HoursFormProps) {
  const { draft, errors, controls, onSubmit, onEdit, onPress } = useHoursDraft(start, stored, answered)
  const changed = !isSameDraft(saved, draft) && !isSameDraft(stored, draft)
  useAskToLeave(changed)
  const previewed = useDeferredValue(draft)
  // Before its code has loaded, a change at once would replace the server's HTML by nothing.
  const shownPreview = useMemo(
    () => (
      <Suspense>
        <HoursPreview draft={previewed} previewContext={previewContext} />
      </Suspense>
    ),
    [previewed, previewContext],
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <Form
        ref={controls}
        onSubmit={onSubmit}
        method="post"
        noValidate
        preventScrollReset
        className="flex flex-col gap-6"
      >
        <ReturnKeyButton intent={saveIntent}>Save</ReturnKeyButton>
        <ErrorSummary message={message} fields={errors} labels={labelsOf(errors)} />
        <HoursDays days={draft.days} {...{ zone, neverSaved, errors, onEdit, onPress }} />
        <HoursExceptions exceptions={draft.exceptions} today={previewContext.today} {...{ errors, onEdit, onPress }} />
        <HoursRules draft={draft} onEdit={onEdit} errors={errors} />
        <SaveButton changed={changed} />
      </Form>
      {shownPreview}
    </div>
  )
}

interface HoursFormProps {
  /** What the form begins with: the stored hours, or what was typed and not taken. */
  start: HoursDraft
  saved: HoursDraft
  /** The saved hours, with the row that a link adds. */
  stored: HoursDraft
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
  exceptions: exceptionsTitle,
  bufferMinutes: 'Time between visits',
  noticeHours: 'Notice you need',
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
