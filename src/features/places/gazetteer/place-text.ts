// Splits the text that people type as a place.

export type Words = readonly string[]

/** Lower-case ASCII words; apostrophes and periods are dropped, all other punctuation separates words. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’‘ʻʼ`´.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

/** The words between commas, in their original order. */
export function segmentsOf(text: string): Words[] {
  return withoutEmpty(text.split(/[,;\n]/).map(wordsOf))
}

export function withoutEmpty(segments: readonly Words[]): Words[] {
  return segments.filter((segment) => segment.length > 0)
}

export function lastOf(segments: readonly Words[]): Words {
  return segments.at(-1) ?? []
}

/** The segments without the last `count` words of the last one. */
export function withoutLastWords(segments: readonly Words[], count: number): Words[] {
  const last = lastOf(segments)
  return withoutEmpty([...segments.slice(0, -1), last.slice(0, last.length - count)])
}

/** One spelling per name: "Saint Paul", "St. Paul" and "stpaul" share the key "stpaul". */
export function keyOf(words: Words): string {
  return asSpelled(words).join('')
}

/** The same words, each as keys spell it: "Pompano Bch" → "pompano beach". */
export function asSpelled(words: Words): Words {
  const name = words[0] === 'the' && words.length > 1 ? words.slice(1) : words
  if (name.length < 2) return name
  return name.map((word, i) => (i === 0 ? firstWords.get(word) : undefined) ?? laterWords.get(word) ?? word)
}

/** Keeps "the", which tells "the Valley" from the town of Valley. */
export function keyWithArticle(words: Words): string {
  return words[0] === 'the' && words.length > 1 ? `the${keyOf(words)}` : keyOf(words)
}

const laterWords = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['mount', 'mt'],
  ['heights', 'hts'],
  ['hgts', 'hts'],
  ['junction', 'jct'],
  ['township', 'twp'],
  ['village', 'vlg'],
  // As addresses abbreviate them; written out, because "pompanobeach" is typed, too.
  ['bch', 'beach'],
  ['crk', 'creek'],
  ['ctr', 'center'],
  ['cyn', 'canyon'],
  ['fls', 'falls'],
  ['gdns', 'gardens'],
  ['hbr', 'harbor'],
  ['hls', 'hills'],
  ['lk', 'lake'],
  ['lks', 'lakes'],
  ['mtn', 'mountain'],
  ['pk', 'park'],
  ['pt', 'point'],
  ['rdg', 'ridge'],
  ['spg', 'spring'],
  ['spgs', 'springs'],
  ['vly', 'valley'],
])

const firstWords = new Map([
  ['fort', 'ft'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
  ['pt', 'port'],
])
