/** The text fields of a form, without its files, and without names that every object inherits: no form of ours uses one. */
export function textFields(form: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  const fields = [...form].filter(([name]) => !(name in Object.prototype))
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** The fields without passwords, which are neither sent back nor stored. */
export function withoutSecrets(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)))
}

export function isSecret(name: string): boolean {
  return /password/i.test(name)
}
