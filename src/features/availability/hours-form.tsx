import { type ChangeEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'

import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/field.tsx'
import { ErrorSummary } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePosting } from '../../ui/use-posting.ts'
import { buttonAfter, changeDraft } from './hours-change.ts'
import { HoursDay } from './hours-day.tsx'
import { type HoursDraft, readDraft } from './hours-draft.ts'
import { HoursExceptions } from './hours-exceptions.tsx'
import { HoursOutlook } from './hours-outlook.tsx'
import { bufferChoices, noticeChoices, type PreviewDay, type PreviewContext } from './hours-words.ts'

/**
 * When a pro can be visited. Every change shows at once what homeowners could then ask for; saving makes it so. Of an
 * answer only the errors are taken: the draft is here already.
 */
export function HoursForm({
  start,
  message,
  errors: answered = none,
  neverSaved,
  zone,
  previewContext,
  outlook,
}: HoursFormProps) {
  const [draft, setDraft] = useState(start)
  const [outdated, setOutdated] = useState(none)
  const errors = answered === outdated ? none : answered
  const controls = useRef<HTMLFormElement>(null)
  // Choices made before the scripts had loaded are in the controls only.
  useEffect(() => {
    if (controls.current) setDraft(readDraft(new FormData(controls.current)))
  }, [])
  const onEdit = ({ currentTarget: { form } }: Edit) => form && setDraft(readDraft(new FormData(form)))
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    const { form, value } = event.currentTarget
    const changed = changeDraft(draft, value)
    if (!changed) return
    event.preventDefault()
    form?.querySelector<HTMLElement>(`[value="${buttonAfter(value)}"]`)?.focus()
    setDraft(changed)
    setOutdated(answered)
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <Form ref={controls} method="post" noValidate className="grid gap-6">
        {/* Return in any field presses the first button there is, which must be this one. */}
        <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <ErrorSummary message={message} fields={errors} />
        <Card as="section" aria-labelledby="weekly">
          <h2 id="weekly" className="text-heading">
            Every week
          </h2>
          <p className="mt-1.5 text-small text-soft">Times are {zone}, where your business is.</p>
          {neverSaved ? <NeverSavedNote /> : null}
          <div className="mt-3">
            {draft.days.map((day) => (
              <HoursDay key={day.weekday} {...{ day, errors, onEdit, onPress }} />
            ))}
          </div>
        </Card>
        <HoursExceptions exceptions={draft.exceptions} today={previewContext.today} {...{ errors, onEdit, onPress }} />
        <Rules draft={draft} onEdit={onEdit} errors={errors} />
        <SaveButton />
      </Form>
      <HoursOutlook {...{ draft, previewContext, outlook }} />
    </div>
  )
}

interface HoursFormProps {
  start: HoursDraft
  message: string | null | undefined
  errors: Record<string, string> | undefined
  /** No hours were ever saved: the form shows the default ones. */
  neverSaved: boolean
  /** The time zone, in words. */
  zone: string
  previewContext: PreviewContext
  /** The preview of `start`, for browsers that cannot work out their own. */
  outlook: PreviewDay[]
}

const none: Record<string, string> = {}

export type Edit = ChangeEvent<HTMLInputElement | HTMLSelectElement>

/** What every row of the form is given. */
export interface RowProps {
  errors: Record<string, string>
  onEdit: (event: Edit) => void
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

function NeverSavedNote() {
  return (
    <p className="mt-4 flex gap-3 rounded-field bg-mist p-4 text-small text-pool-deep">
      <Icon name="info" className="mt-0.5" />
      You have not set your hours yet. Until you do, homeowners can ask for visits from 8:00 AM to 7:00 PM every day.
    </p>
  )
}

function Rules({ draft, onEdit, errors }: Pick<RowProps, 'onEdit' | 'errors'> & { draft: HoursDraft }) {
  return (
    <Card as="section" aria-labelledby="rules" className="grid gap-4 sm:grid-cols-2">
      <h2 id="rules" className="text-heading sm:col-span-2">
        Between and before visits
      </h2>
      <SelectField
        label="Time between visits"
        name="bufferMinutes"
        hint="For driving and packing up, before and after each visit."
        options={bufferChoices(draft.bufferMinutes)}
        value={draft.bufferMinutes}
        onChange={onEdit}
        error={errors['bufferMinutes']}
      />
      <SelectField
        label="Notice you need"
        name="noticeHours"
        hint="Homeowners see no times sooner than this."
        options={noticeChoices(draft.noticeHours)}
        value={draft.noticeHours}
        onChange={onEdit}
        error={errors['noticeHours']}
      />
    </Card>
  )
}

function SaveButton() {
  return (
    <Button
      type="submit"
      name="intent"
      value="save"
      variant="main"
      size="large"
      className="justify-self-start max-sm:w-full"
      pending={usePosting({ intent: 'save' })}
    >
      Save working hours
    </Button>
  )
}
