import { formatShortDate } from '../../ui/short-day.ts'
import { intents } from './hours-change.ts'
import { RowButton } from './hours-day.tsx'
import type { DraftException } from './hours-draft.ts'
import type { RowProps } from './hours-row.ts'
import { exceptionWords } from './hours-words.ts'

/** A row as words, whose fields are sent as they are: one of many that are further ahead. */
export function FoldedException({ exception, row, onPress }: FoldedExceptionProps) {
  const { date, kind, start, end, until } = exception
  const dates = [date, until].filter(Boolean).map(formatShortDate).join(' – ')
  const fields = { date, kind, from: start, to: end, [`until.${row}`]: until, folded: row }
  return (
    <div className="flex items-center gap-2 border-b border-line last:border-0">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <p className="min-w-0 flex-1 text-small">
        <b>{dates}</b> {exceptionWords(exception)}
      </p>
      <RowButton intent={intents.changeDay(row)} onPress={onPress} label={`Change day ${row + 1}, ${dates}`}>
        Change
      </RowButton>
    </div>
  )
}

interface FoldedExceptionProps extends Pick<RowProps, 'onPress'> {
  exception: DraftException
  row: number
}
