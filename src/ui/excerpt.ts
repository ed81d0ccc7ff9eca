const maxLines = 6

/**
 * The beginning of a long text, up to the end of a word, for an ellipsis to follow; null if the text is short enough to
 * show in full.
 */
export function excerpt(text: string, maxCharacters = 320): string | null {
  const lines = text.split('\n')
  if (text.length <= maxCharacters && lines.length <= maxLines) return null
  const start = Array.from(lines.slice(0, maxLines).join('\n'))
    .slice(0, maxCharacters * 0.75)
    .join('')
  const words = start.replace(/\s+\S*$/, '').replace(/[\s.,;:–-]+$/, '')
  return words === '' ? start : words
}
