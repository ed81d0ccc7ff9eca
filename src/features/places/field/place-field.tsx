import { Field, type FieldProps } from '../../../ui/field.tsx'
import { PlaceInput, type PlaceInputProps } from './place-input.tsx'

/** A labelled field for a place. */
export function PlaceField({ label, name, hint, error, optional, className, ...input }: PlaceFieldProps) {
  return (
    <Field {...{ label, name, hint, error, optional, className }}>
      {(control) => <PlaceInput {...input} {...control} className="control" />}
    </Field>
  )
}

type PlaceFieldProps = FieldProps & Omit<PlaceInputProps, keyof FieldProps>
