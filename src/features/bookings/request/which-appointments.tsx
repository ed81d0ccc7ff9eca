import { ChoiceChip } from '../../../ui/choice-chip.tsx'
import { useEarlyRadio } from '../../../ui/use-early-choice.ts'

/** Whether an appointment of a series moves alone or with the later ones. */
export function WhichAppointments({ later, chosen, onChoose }: WhichAppointmentsProps) {
  const group = useEarlyRadio(onChoose)
  const choices = {
    one: 'Only this visit',
    rest: later === 1 ? 'This and the later one' : `This and the ${later} later ones`,
  }
  return (
    <fieldset ref={group} role="radiogroup" className="group">
      <legend className="mb-2 text-small leading-snug font-bold">Which visits?</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {Object.entries(choices).map(([value, words]) => (
          <ChoiceChip
            key={value}
            name="which"
            value={value}
            defaultChecked={value === chosen}
            onChange={() => onChoose(value)}
            className="grid"
          >
            {words}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  )
}

interface WhichAppointmentsProps {
  /** How many later ones there are. */
  later: number
  chosen: string
  onChoose: (which: string) => void
}
