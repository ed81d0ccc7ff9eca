import type { FieldErrors } from './refusal.ts'

/** A page action's answer when a form was not accepted: the errors, and everything that was typed. */
export interface RefusedForm {
  /** An error of the whole form; null when the fields' errors say it all. */
  message: string | null
  fields: FieldErrors
  values: Record<string, string>
}

/** The props of a form's fields by name: what was typed, else the value that is stored, and the error. */
export function typedIn(
  refused: RefusedForm | undefined,
  stored: Readonly<Record<string, string | null | undefined>> = {},
) {
  return (name: string) => ({
    name,
    defaultValue: refused?.values[name] ?? stored[name] ?? '',
    error: refused?.fields[name],
  })
}
