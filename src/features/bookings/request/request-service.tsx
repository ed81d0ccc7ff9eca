import { useRef } from 'react'

import { Field } from '../../../ui/field.tsx'
import { useEarlyChoice } from '../../../ui/use-early-choice.ts'
import { costOf } from '../booking-words.ts'
import { choiceFor, type RequestedService } from './requested-service.ts'

/** What the appointment is for: one of the pro's services, with its price and length, or another kind of work. */
export function RequestService({ services, categories, choice, onChoose, error }: RequestServiceProps) {
  const select = useRef<HTMLSelectElement>(null)
  // Also when the chosen service is no longer offered: the browser has then selected another one.
  useEarlyChoice(() => onChoose(select.current?.value ?? ''))
  const others = categories.map(({ name }) => (
    <option key={name} value={name}>
      {name}
    </option>
  ))
  return (
    <Field label="Service type" name="serviceType" error={error}>
      {(control) => (
        <select
          {...control}
          ref={select}
          required
          defaultValue={choice}
          onChange={(event) => onChoose(event.target.value)}
          className="control control-select"
        >
          <option value="">Select a service type</option>
          {services.length > 0 ? (
            <>
              <optgroup label="Services and prices">
                {services.map((service) => (
                  <option key={service.id} value={choiceFor(service)}>
                    {service.name} · {costOf(service).price}
                  </option>
                ))}
              </optgroup>
              <optgroup label="Not listed, or not sure which">{others}</optgroup>
            </>
          ) : (
            others
          )}
        </select>
      )}
    </Field>
  )
}

interface RequestServiceProps {
  services: readonly RequestedService[]
  categories: readonly { name: string }[]
  choice: string
  onChoose: (choice: string) => void
  error: string | undefined
}
