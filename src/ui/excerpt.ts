const mostLines = 6

/** The beginning of a long text, up to the end of a word; null if the text is short enough to show whole. */
export function excerpt(text: string, mostSigns = 320): string | null {
  const lines = text.split('\n')
  if (text.length <= mostSigns && lines.length <= mostLines) return null
  const start = Array.from(lines.slice(0, mostLines).join('\n'))
    .slice(0, mostSigns * 0.75)
    .join('')
  const words = start.replace(/\s+\S*$/, '')
  return words === '' ? start : words
}
