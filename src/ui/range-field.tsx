import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { useEarlyChange } from './use-early-change.ts'

/** A slider that shows its value as text next to the label and announces it to screen readers. */
export function RangeField({ format, defaultValue, min, max, step, ...field }: RangeFieldProps) {
  const [value, setValue] = useState(defaultValue)
  const take = ({ valueAsNumber }: HTMLInputElement) => setValue(valueAsNumber)
  const control = useEarlyChange(take)
  return (
    <Field {...field} className="relative">
      {(attributes) => (
        <div>
          {/* Next to the label, but not part of the control's name: the control announces its value itself. */}
          <span aria-hidden="true" className="absolute top-0 right-0 text-small leading-snug font-bold text-pool">
            {format(value)}
          </span>
          <input
            {...attributes}
            ref={control}
            {...{ min, max, step, defaultValue }}
            type="range"
            aria-valuetext={format(value)}
            onChange={(event) => take(event.target)}
            className="control-range h-11 w-full md:h-8"
          />
          <div aria-hidden="true" className="flex justify-between text-caption text-soft">
            <span>{format(min)}</span>
            <span>{format(max)}</span>
          </div>
        </div>
      )}
    </Field>
  )
}

interface RangeFieldProps extends Omit<FieldProps, 'className'> {
  min: number
  max: number
  step: number
  defaultValue: number
  /** The value as text: "25 miles", "4+". */
  format: (value: number) => string
}
