const shown = 420
const worthHiding = 200

/** The first sentences of a long text, and what follows; a text that is hardly longer stays whole. */
export function openingOf(text: string): { opening: string; rest: string } {
  if (text.length <= shown + worthHiding) return { opening: text, rest: '' }
  const start = text.slice(0, shown)
  const sentences = Math.max(...['. ', '! ', '? ', '\n'].map((end) => start.lastIndexOf(end) + 1))
  const at = sentences || start.lastIndexOf(' ') + 1 || shown
  return { opening: text.slice(0, at).trimEnd(), rest: text.slice(at).trimStart() }
}
