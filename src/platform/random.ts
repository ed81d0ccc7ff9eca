export interface Random {
  /** 0 ≤ number < 1 */
  next: () => number
  /** An integer; both bounds are included. */
  whole: (from: number, to: number) => number
  chance: (share: number) => boolean
  pick: <T>(of: readonly T[]) => T
  shuffled: <T>(of: readonly T[]) => T[]
}

/** The same label gives the same numbers on every machine; each label has its own sequence. */
export function randomOf(label: string): Random {
  const next = mulberry32(hash(label))
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return { next, whole, chance: (share) => next() < share, pick: (of) => pickAt(of, next()), shuffled: shuffler(next) }
}

function hash(label: string): number {
  let found = 0x811c9dc5
  for (const letter of label) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return found >>> 0
}

/** Numbers from 0 up to, but not including, 1; the same for the same seed. */
export function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function pickAt<T>(of: readonly T[], share: number): T {
  const [found] = of.slice(Math.floor(share * of.length))
  if (found === undefined) throw new RangeError('Nothing to pick from')
  return found
}

function shuffler(next: () => number) {
  return <T>(of: readonly T[]): T[] =>
    of
      .map((item) => ({ item, order: next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item)
}
