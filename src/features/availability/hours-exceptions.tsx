import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { formatShortDay } from '../../ui/short-day.ts'
import { daysAhead } from './availability.ts'
import { plusDays } from './local-time.ts'
import { RowButton } from './hours-day.tsx'
import { intents } from './hours-change.ts'
import { type DraftException, maxUntil, placeOfException } from './hours-draft.ts'
import type { RowProps } from './hours-row.ts'
import { RowError, TimeSelect } from './hours-time.tsx'

/** Single dates that override the weekly hours: days off, and days with other hours. */
export function HoursExceptions({ exceptions, today, errors, onEdit, onPress }: HoursExceptionsProps) {
  return (
    <Card as="section" id="wrong-exceptions" tabIndex={-1} aria-labelledby="exceptions">
      <h2 id="exceptions" className="text-heading">
        Days off and special hours
      </h2>
      <p className="mt-1.5 text-small text-soft">
        {exceptions.length === 0
          ? 'None ahead. Add a holiday, a vacation, or a day with different hours.'
          : 'These dates override the week above.'}
      </p>
      <div className="mt-3">
        {exceptions.map((exception, row) => (
          <Exception key={placeOfException(row)} {...{ exception, row, today, errors, onEdit, onPress }} />
        ))}
      </div>
      <div className="mt-2">
        <RowButton intent={intents.addDay()} onPress={onPress} label="Add a day">
          <Icon name="plus" className="size-4" /> Add a day
        </RowButton>
      </div>
    </Card>
  )
}

interface HoursExceptionsProps extends RowProps {
  exceptions: readonly DraftException[]
  today: string
}

function Exception({ exception, row, today, errors, onEdit, onPress }: ExceptionProps) {
  const place = placeOfException(row)
  const name = `Day ${row + 1}`
  const part = { exception, name, error: errors[place], errorId: `exception-error-${row}`, onEdit }
  return (
    <fieldset className="group border-b border-line py-4 last:border-0">
      <legend className="sr-only">{name}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-2 sm:grid-cols-[11rem_11rem_minmax(0,1fr)_2.75rem]">
        <DateChoice {...part} id={part.error ? `wrong-${place}` : undefined} today={today} />
        <OffOrOpen {...part} />
        <Until {...part} row={row} />
        <SpecialHours {...part} />
        <div className="col-start-2 row-start-1 sm:col-start-4">
          <RowButton
            intent={intents.removeDay(row)}
            onPress={onPress}
            label={`Remove ${name.toLowerCase()}${datesWords(exception)}`}
          >
            <Icon name="trash" />
          </RowButton>
        </div>
      </div>
      <RowError id={part.errorId} error={part.error} />
    </fieldset>
  )
}

/** ", Dec 20 – Dec 24": what the button of a row removes. */
function datesWords({ date, until }: DraftException): string {
  if (!date) return ''
  return `, ${[date, until].filter(Boolean).map(formatShortDay).join(' – ')}`
}

interface ExceptionProps extends RowProps {
  exception: DraftException
  row: number
  today: string
}

interface Part extends Pick<RowProps, 'onEdit'> {
  exception: DraftException
  name: string
  error: string | undefined
  errorId: string
}

function DateChoice({
  id,
  exception,
  name,
  error,
  errorId,
  onEdit,
  today,
}: Part & { id: string | undefined; today: string }) {
  return (
    <input
      id={id}
      type="date"
      name="date"
      aria-label={`${name}, date`}
      value={exception.date}
      min={today}
      max={plusDays(today, daysAhead)}
      onChange={onEdit}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="control"
    />
  )
}

function OffOrOpen({ exception, name, onEdit }: Part) {
  return (
    <select
      name="kind"
      aria-label={`${name}, open or off`}
      value={exception.closed ? 'closed' : 'open'}
      onChange={onEdit}
      className="control control-select max-sm:col-start-1"
    >
      <option value="closed">Day off</option>
      <option value="open">Special hours</option>
    </select>
  )
}

/** Makes one row a vacation, or a season with other hours. */
function Until({ exception: { date, until }, name, row, error, errorId, onEdit }: Part & { row: number }) {
  return (
    <label className="flex items-center gap-2 max-sm:col-start-1 sm:col-span-2 sm:col-start-1">
      <span className="text-small text-soft">until</span>
      <input
        type="date"
        name={`until.${row}`}
        aria-label={`${name}, until`}
        value={until}
        min={date}
        max={date ? plusDays(date, maxUntil - 1) : undefined}
        onChange={onEdit}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className="control"
      />
    </label>
  )
}

function SpecialHours({ exception: { start, end }, name, ...part }: Part) {
  return (
    <div className="hidden grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 group-has-[option[value=open]:checked]:grid max-sm:col-start-1 sm:col-span-2 sm:col-start-1">
      <TimeSelect {...part} kind="start" label={`${name}, from`} name="from" value={start} />
      <span aria-hidden="true">–</span>
      <TimeSelect {...part} kind="end" label={`${name}, to`} name="to" value={end} />
    </div>
  )
}
