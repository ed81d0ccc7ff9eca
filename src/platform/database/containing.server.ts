/** For `ilike`: whatever contains this text, whose own `%` and `_` stand for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
}
