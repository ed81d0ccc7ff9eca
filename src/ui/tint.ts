/** The tint of a name: the same name always gets the same one, so that people are recognised by colour as well. */
export function tintOf(name: string): Tint {
  return tints[numberOf(name) % tints.length] ?? 'water'
}

/** A number that is always the same for the same name, below 9973. */
export function numberOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
}

export type Tint = (typeof tints)[number]

export const tintClass: Record<Tint, string> = {
  water: 'bg-tint-water text-on-tint-water',
  sun: 'bg-tint-sun text-on-tint-sun',
  coral: 'bg-tint-coral text-on-tint-coral',
  palm: 'bg-tint-palm text-on-tint-palm',
  sky: 'bg-tint-sky text-on-tint-sky',
  sand: 'bg-tint-sand text-on-tint-sand',
}

const tints = ['water', 'sun', 'coral', 'palm', 'sky', 'sand'] as const
