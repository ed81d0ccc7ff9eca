/** What a form says in words: its files are left out. */
export function textFields(form: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** Passwords are typed again: they are not sent back, nor kept. */
export function withoutSecrets(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)))
}

export function isSecret(name: string): boolean {
  return /password/i.test(name)
}
