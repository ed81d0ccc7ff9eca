const longest = 62
const scratch = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const

/**
 * The number of edits that turn one key into another, counting two swapped letters as one; stops counting above
 * `limit`. Optimal string alignment in three reused rows of memory, since it runs thousands of times per call.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) > longest) return limit + 1
  let [before, above, row] = scratch
  for (let j = 0; j <= b.length; j++) above[j] = j
  for (let i = 1; i <= a.length; i++) {
    let least = i
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let edits = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1))
      if (!same && isSwap(a, b, i, j)) edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      row[j] = edits
      if (edits < least) least = edits
    }
    if (least > limit) return limit + 1
    ;[before, above, row] = [above, row, before]
  }
  return above[b.length] ?? 0
}

function isSwap(a: string, b: string, i: number, j: number): boolean {
  if (i < 2 || j < 2) return false
  return a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
}

/** How many typos a name of this length may have and still be recognized. */
export function allowedTypos(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Which of the 26 letters occur, as a bit mask. */
export function lettersOf(key: string): number {
  let letters = 0
  for (let i = 0; i < key.length; i++) {
    const letter = key.charCodeAt(i) - 97
    if (letter >= 0 && letter < 26) letters |= 1 << letter
  }
  return letters
}

/**
 * The number of letters that occur in only one of two keys. One edit changes at most two: a cheap way to skip most
 * names.
 */
export function lettersApart(a: number, b: number): number {
  const odd = a ^ b
  const pairs = odd - ((odd >> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
  return (((fours + (fours >> 4)) & 0xf0f0f0f) * 0x1010101) >> 24
}
