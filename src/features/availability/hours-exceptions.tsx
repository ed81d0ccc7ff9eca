import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FoldedException } from './folded-exception.tsx'
import { intents } from './hours-change.ts'
import { RowButton } from './hours-day.tsx'
import { type DraftException, exceptionFields, placeOfException } from './hours-draft.ts'
import { exceptionsTitle } from './hours-words.ts'
import { HoursException } from './hours-exception.tsx'
import type { RowProps } from './hours-row.ts'

/** Single dates that override the weekly hours: days off, and days with other hours. */
export function HoursExceptions({ exceptions, today, errors, onEdit, onPress }: HoursExceptionsProps) {
  return (
    <Card as="section" id="wrong-exceptions" tabIndex={-1} aria-labelledby="exceptions">
      <h2 id="exceptions" className="text-heading">
        {exceptionsTitle}
      </h2>
      <p className="mt-1.5 text-small text-soft">
        {exceptions.length === 0
          ? 'Nothing planned. Add a holiday, a vacation, a day with different hours, or hours in which you have something else to do.'
          : 'These dates override the week above. Hours away are blocked on their day: include your drive.'}
      </p>
      <div className="mt-3">
        {exceptions.map((exception, row) =>
          exception.isFolded && !isWrong(row, errors) ? (
            <FoldedException key={placeOfException(row, 'date')} {...{ exception, row, onPress }} />
          ) : (
            <HoursException
              key={placeOfException(row, 'date')}
              id={row === exceptions.length - 1 && !exception.date ? 'added' : undefined}
              {...{ exception, row, today, errors, onEdit, onPress }}
            />
          ),
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-4">
        <RowButton intent={intents.addDay()} onPress={onPress}>
          <Icon name="plus" className="size-4" /> Add a day
        </RowButton>
        <RowButton intent={intents.addAway()} onPress={onPress}>
          <Icon name="plus" className="size-4" /> Add hours away
        </RowButton>
      </div>
    </Card>
  )
}

function isWrong(row: number, errors: RowProps['errors']): boolean {
  return exceptionFields.some((field) => Object.hasOwn(errors, placeOfException(row, field)))
}

interface HoursExceptionsProps extends RowProps {
  exceptions: readonly DraftException[]
  today: string
}
