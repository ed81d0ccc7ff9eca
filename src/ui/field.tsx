import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFieldError } from './changed-fields.ts'
import { Icon } from './icon.tsx'
import { useEarlyText } from './use-early-text.ts'

export interface FieldProps {
  label: ReactNode
  /** The control's name in the form, the same as in the JSON call. */
  name: string
  hint?: ReactNode
  error?: string
  /** Says "(optional)" after the label. */
  optional?: boolean
  className?: string
}

/** Label, control, hint and error, connected for screen readers. The control comes from `children`. */
export function Field({ label, name, hint, optional, className = '', children, ...field }: FieldProps & FieldBody) {
  const own = useId()
  const error = useFieldError(name, field.error)
  // The id to which a summary of errors links.
  const id = error ? `wrong-${name}` : own
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-small leading-snug font-bold">
        {label} {optional ? <span className="font-normal text-soft">(optional)</span> : null}
      </label>
      {children({ id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="text-small leading-snug text-soft">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** What is wrong with a control, below it. */
export function FieldError({ error, className = '', ...paragraph }: FieldErrorProps) {
  if (!error) return null
  return (
    <p
      {...paragraph}
      className={`flex items-start gap-1.5 text-small leading-snug font-semibold text-danger ${className}`}
    >
      <Icon name="warning" className="mt-0.5 size-4" />
      {error}
    </p>
  )
}

interface FieldErrorProps {
  /** Describes the control. */
  id: string
  error: string | null | undefined
  role?: 'alert'
  className?: string
}

export function TextField({ label, name, hint, error, optional, className, ...input }: FieldControl<'input'>) {
  return (
    <Field {...{ label, name, hint, error, optional, className }}>
      {(control) => <input type="text" {...input} {...control} className="control" />}
    </Field>
  )
}

export function TextArea({ label, name, hint, error, optional, className, ...area }: FieldControl<'textarea'>) {
  return (
    <Field {...{ label, name, hint, error, optional, className }}>{(control) => <Area {...area} {...control} />}</Field>
  )
}

function Area({ id, ...area }: ComponentProps<'textarea'> & { id: string }) {
  const ref = useEarlyText(id)
  return <textarea {...{ ref, id }} rows={6} {...area} className="control max-h-80 min-h-28" />
}

/** A native select. `placeholder` is the empty first choice. */
export function SelectField({ label, name, hint, error, optional, className, ...rest }: SelectFieldProps) {
  const { options, placeholder, ...select } = rest
  return (
    <Field {...{ label, name, hint, error, optional, className }}>
      {(control) => (
        <select {...select} {...control} className="control control-select">
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** The props of a field around a control of this kind. */
export type FieldControl<Tag extends 'input' | 'textarea'> = FieldProps & Omit<ComponentProps<Tag>, keyof FieldProps>

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & {
    options: readonly { value: string | number; label: string }[]
    placeholder?: string
  }

interface FieldBody {
  children: (control: ControlProps) => ReactNode
}

/** What `Field` passes to the control it wraps. */
interface ControlProps {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
