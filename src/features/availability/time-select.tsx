import type { RowProps } from './hours-row.ts'
import { timeChoices } from './hours-words.ts'

/** A time of day in half hours; its row shows the label and the error. */
export function TimeSelect({ id, kind, label, name, value, error, errorId, onEdit }: TimeSelectProps) {
  return (
    <select
      id={id}
      aria-label={label}
      name={name}
      value={value}
      onChange={onEdit}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="control control-select [font-variant-numeric:tabular-nums] max-sm:px-2.5 max-[380px]:bg-none max-[380px]:px-2 max-[380px]:text-small"
    >
      {timeChoices(kind, value).map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

interface TimeSelectProps extends Pick<RowProps, 'onEdit'> {
  id?: string
  kind: 'start' | 'end'
  label: string
  name: string
  value: string
  error: string | undefined
  errorId: string
}
