/** For the beginning of a sentence. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** For words that follow a colon. */
export function uncapitalized(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
