import { useId, useRef } from 'react'

import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'
import { useEarlyChoice } from './use-early-choice.ts'

/** One to five stars as radio buttons: works with arrows, by touch and before the scripts have loaded. */
export function StarInput({ defaultValue = 5, error, onChoose }: StarInputProps) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  useEarlyChoice(() => onChoose?.(group.current?.querySelector<HTMLInputElement>(':checked')?.value))
  const wrong = error ? ({ 'aria-invalid': true, 'aria-describedby': id } as const) : {}
  return (
    <fieldset ref={group} id={error && 'wrong-rating'} tabIndex={-1}>
      <legend className="text-small font-bold">Your rating</legend>
      <div className="-mx-1.5 mt-1 inline-flex text-star">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 place-items-center rounded-field opacity-30 has-checked:opacity-100 has-[~label_:checked]:opacity-100 has-focus-visible:outline-3 has-focus-visible:outline-pool"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              defaultChecked={stars === defaultValue}
              onChange={({ target }) => onChoose?.(target.value)}
              {...wrong}
              className="absolute inset-0 size-full appearance-none outline-none"
            />
            <span className="sr-only">{stars === 1 ? '1 star' : `${stars} stars`}</span>
            <Icon name="star" className="size-8" />
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} className="mt-1" />
    </fieldset>
  )
}

interface StarInputProps {
  defaultValue?: number
  error?: string
  /** Called with the chosen number as text, and once at first, as it may have been chosen before hydration. */
  onChoose?: (stars: string | undefined) => void
}
