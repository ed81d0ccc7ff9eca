import type { ReactNode } from 'react'

import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useAnswerAddress } from '../../ui/use-answer-address.ts'
import { intents, placeOfChange } from './hours-change.ts'
import { type DraftDay, placeOfRange } from './hours-draft.ts'
import { errorIdOf, type RowProps } from './hours-row.ts'
import { TimeSelect } from './time-select.tsx'
import { weekdayNames } from './hours-words.ts'

/** One weekday: open or closed, with its hours. The times of closed days are hidden, even without scripts. */
export function HoursDay({ day, errors, onEdit, onPress }: RowProps & { day: DraftDay }) {
  const { weekday, open, ranges } = day
  const name = weekdayNames[weekday]
  return (
    <fieldset
      id={placeOfChange(intents.addRange(weekday))}
      className="group grid gap-x-4 gap-y-2 border-b border-line py-4 last:border-0 sm:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <legend className="sr-only">{name}</legend>
      <label className="flex min-h-12 items-center gap-3 self-start font-bold">
        <input
          type="checkbox"
          name="open"
          value={weekday}
          checked={open}
          onChange={onEdit}
          aria-label={`Open on ${name}`}
          className="size-5 shrink-0"
        />
        <span>{name}</span>
        <span className="font-normal text-soft group-has-[input:checked]:hidden">Closed</span>
      </label>
      <div className="hidden flex-wrap items-start gap-x-4 gap-y-1 group-has-[input:checked]:flex">
        <div className="grid min-w-0 flex-1 basis-[20rem] gap-2 sm:max-w-[22.5rem]">
          {ranges.map((range, row) => (
            <RangeRow key={placeOfRange(weekday, row)} {...{ day, row, errors, onEdit, onPress }} range={range} />
          ))}
        </div>
        <div className="flex min-h-12 flex-1 basis-28">
          <RowButton intent={intents.addRange(weekday)} onPress={onPress} label={`Add hours on ${name}`}>
            <Icon name="plus" className="size-4" /> Add hours
          </RowButton>
        </div>
      </div>
    </fieldset>
  )
}

function RangeRow({ day, row, range, errors, onEdit, onPress }: RangeRowProps) {
  const { weekday, ranges } = day
  const place = placeOfRange(weekday, row)
  const error = errors[place]
  const name = `${weekdayNames[weekday]}${ranges.length > 1 ? `, hours ${row + 1}` : ''}`
  const id = errorIdOf(place)
  // On a phone there is no room for a delete button next to a single range.
  const columns =
    ranges.length > 1
      ? 'max-sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_2rem]'
      : 'max-sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]'
  return (
    <div>
      <div className={`grid items-center gap-1.5 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_2.75rem] ${columns}`}>
        <TimeSelect
          id={error ? `wrong-${place}` : undefined}
          kind="start"
          label={`${name}, from`}
          name={`start.${weekday}`}
          value={range.start}
          {...{ onEdit, error, errorId: id }}
        />
        <span aria-hidden="true">–</span>
        <TimeSelect
          kind="end"
          label={`${name}, to`}
          name={`end.${weekday}`}
          value={range.end}
          {...{ onEdit, error, errorId: id }}
        />
        {ranges.length > 1 ? (
          <RowButton intent={intents.removeRange(weekday, row)} onPress={onPress} label={`Remove ${name}`}>
            <Icon name="trash" />
          </RowButton>
        ) : null}
      </div>
      <FieldError id={id} error={error} className="mt-1.5" />
    </div>
  )
}

interface RangeRowProps extends RowProps {
  day: DraftDay
  row: number
  range: DraftDay['ranges'][number]
}

/** A button that changes the rows: at once with scripts, else by sending the form. */
export function RowButton({ intent, label, onPress, children }: RowButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      formAction={useAnswerAddress(placeOfChange(intent))}
      formNoValidate
      aria-label={label}
      onClick={onPress}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full text-small font-bold text-pool hover:underline"
    >
      {children}
    </button>
  )
}

interface RowButtonProps extends Pick<RowProps, 'onPress'> {
  intent: string
  /** Where its text does not say which row it changes. */
  label?: string
  children: ReactNode
}
