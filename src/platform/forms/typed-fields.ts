/** The name of a field and what was typed. */
export type TextFields = Record<string, string>

/**
 * The text fields of a form, without its files, and without names that every object inherits: no form of ours uses one.
 */
export function textFields(form: Iterable<[string, FormDataEntryValue]>): TextFields {
  const fields = [...form].filter(([name]) => !(name in Object.prototype))
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** The fields without passwords, which are neither sent back nor stored. */
export function withoutSecrets(values: TextFields): TextFields {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)))
}

export function isSecret(name: string): boolean {
  return /password/i.test(name)
}
