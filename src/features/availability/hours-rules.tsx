import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/field.tsx'
import type { HoursDraft } from './hours-draft.ts'
import type { RowProps } from './hours-row.ts'
import { bufferChoices, noticeChoices } from './hours-words.ts'

/** The notice before an appointment, and the gap between two of them. */
export function HoursRules({ draft, onEdit, errors }: Pick<RowProps, 'onEdit' | 'errors'> & { draft: HoursDraft }) {
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
