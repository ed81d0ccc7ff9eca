import type { FieldErrors } from '../refusal.ts'

/** What is filled into a form, whether it was sent or not; with errors if it was refused. */
export interface FilledForm {
  values: Readonly<Record<string, string>>
  /** An error of the whole form; null when the fields' errors say it all. */
  message?: string | null
  fields?: FieldErrors
}

/** A page action's answer when a form was not accepted: the errors, and everything that was typed. */
export type RefusedForm = Required<FilledForm>

/** The props of a form's fields by name: what is filled in, else the value that is stored, and the error. */
export function typedIn(
  filled: FilledForm | undefined,
  stored: Readonly<Record<string, string | null | undefined>> = {},
) {
  return (name: string) => ({
    name,
    defaultValue: filled?.values[name] ?? stored[name] ?? '',
    error: filled?.fields?.[name],
  })
}
