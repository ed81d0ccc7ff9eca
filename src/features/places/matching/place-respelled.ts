import { editDistance } from '../gazetteer/place-spelling.ts'
import type { Words } from '../gazetteer/place-text.ts'

// Keys abbreviate these, so that one slip in them looks like many.
const before = ['north', 'south', 'east', 'west', 'fort', 'saint', 'mount']
const after = ['heights', 'junction', 'village', 'township']
const fewestLetters = 4

/** "Fortt Worth" → "fort worth", "WestPalmBeach" → "west palmbeach": words that keys abbreviate, as they are written. */
export function respelled(words: Words): Words {
  if (words.length === 1) return words.flatMap(apart)
  const last = words.length - 1
  return words.flatMap(
    (word, index) => (index === last ? after : before).find((whole) => isSlipOf(word, whole)) ?? apart(word),
  )
}

function isSlipOf(word: string, whole: string): boolean {
  return word.length >= fewestLetters && !before.includes(word) && editDistance(word, whole, 1) === 1
}

function apart(word: string): string[] {
  const first = before.find((whole) => word.startsWith(whole) && word.length >= whole.length + fewestLetters)
  if (first) return [first, ...apart(word.slice(first.length))]
  const last = after.find((whole) => word.endsWith(whole) && word.length >= whole.length + fewestLetters)
  return last ? [word.slice(0, -last.length), last] : [word]
}
