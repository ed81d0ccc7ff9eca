/** The text fields of a form, without its files. */
export function textFields(form: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** The fields without passwords, which are neither sent back nor kept. */
export function withoutSecrets(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)))
}

export function isSecret(name: string): boolean {
  return /password/i.test(name)
}
