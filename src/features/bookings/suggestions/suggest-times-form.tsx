import { type ComponentProps, useRef, useState } from 'react'

import { textFields } from '../../../platform/forms/typed-fields.ts'
import { type FilledForm, typedIn } from '../../../platform/forms/refused-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { ErrorSummary, Form } from '../../../ui/form.tsx'
import { ReturnKeyButton } from '../../../ui/return-key-button.tsx'
import { useEarlyChoice } from '../../../ui/use-early-choice.ts'
import { usePosting } from '../../../ui/use-posting.ts'
import { type FreeDay, hasFreeTime } from '../../availability/free-day.ts'
import { mostSuggested, type BookingView } from '../booking.ts'
import { laterVisits } from '../series/series-words.ts'
import { rhythmOf } from '../../appointments/appointment.ts'
import { PriceField } from '../changes/price-field.tsx'
import { chosenTimes, fieldOf } from './chosen-times.ts'
import { suggestWords } from './suggest-words.ts'
import { TimeChips } from './time-chips.tsx'

/**
 * For a pro to suggest other times for a request or an appointment. `intent` is `suggest`, or `look` to see other days
 * first.
 */
export function SuggestTimesForm({ from, typed, ...form }: SuggestTimesFormProps & { from: string }) {
  // Other days are shown when they are asked for, and when the appointment moves meanwhile: what is typed stays.
  const [values, setValues] = useState(typed.values)
  return <FormOfDays key={from} {...form} typed={{ ...typed, values }} onEdit={setValues} />
}

function FormOfDays({ booking, typed: { values: latest, ...answer }, onEdit, ...times }: FormOfDaysProps) {
  const { maySuggest } = booking
  const [values] = useState(latest)
  const typed = { ...answer, values }
  // What was typed stays, also when the booking was answered meanwhile.
  const [mayBeTyped] = useState(maySuggest || !!values['note'])
  const [chosen, setChosen] = useState(() => chosenTimes(values).map(fieldOf))
  const form = useRef<HTMLFormElement>(null)
  const note = () => {
    if (!form.current) return
    const now = textFields(new FormData(form.current))
    setChosen(chosenTimes(now).map(fieldOf))
    onEdit(now)
  }
  useEarlyChoice(note)
  return (
    <Form ref={form} method="post" noValidate className="grid gap-6" onChange={note} onSubmit={note}>
      {maySuggest ? <ReturnKeyButton intent="suggest">Suggest</ReturnKeyButton> : null}
      <input type="hidden" name="status" value={booking.status} />
      <ErrorSummary message={answer.message} fields={answer.fields} />
      {maySuggest ? <Times {...times} {...{ chosen, typed }} /> : null}
      {mayBeTyped ? <Details {...{ booking, typed }} /> : null}
      {maySuggest ? <Foot count={chosen.length} /> : null}
    </Form>
  )
}

function Times({ days, earlier, later, zone, chosen, typed }: TimesProps) {
  const shown = new Set(days.flatMap(({ date, slots }) => slots.map((time) => fieldOf({ date, time }))))
  const elsewhere = chosenTimes(typed.values).filter((time) => !shown.has(fieldOf(time)))
  return (
    <Card as="section" id="wrong-times" tabIndex={-1} aria-labelledby="times" className="grid gap-5">
      <div>
        <h2 id="times" className="text-heading">
          Your free times
        </h2>
        <p className="mt-1 text-small text-soft">
          Choose up to {mostSuggested}. {zone}.
        </p>
      </div>
      {elsewhere.length > 0 ? <TimeChips times={elsewhere} chosen={chosen} typed={typed.values} /> : null}
      <FreeTimes {...{ days, chosen, typed }} />
      <div className="flex flex-wrap gap-2.5">
        {earlier ? <Look from={earlier}>Earlier days</Look> : null}
        {later ? <Look from={later}>Later days</Look> : null}
      </div>
    </Card>
  )
}

interface FormOfDaysProps extends SuggestTimesFormProps {
  onEdit: (values: FilledForm['values']) => void
}

type TimesProps = Omit<SuggestTimesFormProps, 'booking'> & { chosen: string[] }

interface SuggestTimesFormProps {
  booking: BookingView
  days: readonly FreeDay[]
  /** Where the days before and after these begin; null at the ends. */
  earlier: string | null
  later: string | null
  /** The time zone, in words. */
  zone: string
  /** What was typed and chosen so far. */
  typed: FilledForm
}

function FreeTimes({ days, chosen, typed }: Pick<TimesProps, 'days' | 'chosen' | 'typed'>) {
  const free = days.filter(hasFreeTime)
  if (free.length === 0)
    return <p>No times are free on these days. Look at later ones, or change your working hours.</p>
  return free.map(({ date, slots }) => (
    <TimeChips
      key={date}
      date={date}
      times={slots.map((time) => ({ date, time }))}
      chosen={chosen}
      typed={typed.values}
    />
  ))
}

/** The price of a request, as long as it is open, and a note. */
function Details({ booking, typed }: Pick<SuggestTimesFormProps, 'booking' | 'typed'>) {
  return (
    <Card className="grid gap-4">
      {booking.status === 'pending' ? <PriceField booking={booking} status="accepted" typed={typed} /> : null}
      <AndLater booking={booking} typed={typed} />
      <TextArea label="Note" {...typedIn(typed)('note')} optional maxLength={500} rows={3} />
      {booking.maySuggest ? (
        <p className="text-small text-soft">
          {booking.customer.firstName} can take one right away, and {suggestWords(booking)}
        </p>
      ) : null}
    </Card>
  )
}

/** Stays in sight: once three times are chosen, the others cannot be. */
function Foot({ count }: { count: number }) {
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line bg-paper py-3">
      <p aria-live="polite" className="flex-1 basis-28 text-small">
        {count} of {mostSuggested} chosen{count === mostSuggested ? ': uncheck one to choose another' : ''}
      </p>
      <Button type="submit" name="intent" value="suggest" pending={usePosting({ intent: 'suggest' })}>
        Suggest these times
      </Button>
    </div>
  )
}

/** The later appointments of a series go on in its rhythm from the time that is taken. */
function AndLater({
  booking: { maySuggest, status, series },
  typed,
}: Pick<SuggestTimesFormProps, 'booking' | 'typed'>) {
  if (!maySuggest || status !== 'accepted' || !series || series.later === 0) return null
  return (
    <label className="flex items-center gap-3 font-bold">
      <input
        type="checkbox"
        name="andLater"
        value="true"
        defaultChecked={!!typed.values['andLater']}
        className="size-5 shrink-0"
      />
      Also move {laterVisits(series.later)}: {rhythmOf(series.everyWeeks)} from the new time
    </label>
  )
}

/** Shows other days and keeps what is typed: the form is sent along. */
function Look({ from, ...button }: { from: string } & ComponentProps<'button'>) {
  return (
    <Button
      {...button}
      type="submit"
      name="intent"
      value="look"
      formAction={`?from=${from}#times`}
      variant="quiet"
      size="small"
    />
  )
}
