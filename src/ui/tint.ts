/** The tint of a name: always the same one for the same name, so that people are recognized by color as well. */
export function tintOf(name: string): string {
  return tintAt(numberOf(name))
}

/** The tints in order, for lists whose neighbors should differ. */
export function tintAt(index: number): string {
  return tints[index % tints.length] ?? ''
}

/** A number below 9973 that is always the same for the same name. */
export function numberOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
}

const tints = [
  'bg-tint-water text-on-tint-water',
  'bg-tint-sun text-on-tint-sun',
  'bg-tint-coral text-on-tint-coral',
  'bg-tint-palm text-on-tint-palm',
  'bg-tint-sky text-on-tint-sky',
  'bg-tint-sand text-on-tint-sand',
]
