import { randomOf } from './random.ts'

const emblems = ['drop', 'duck', 'fish', 'house', 'ladder', 'lemon', 'net', 'palm', 'ring', 'sun', 'umbrella', 'waves']

/** The painted picture that a pro shows; four in ten have not got round to one. */
export function emblemOf(accountId: string): string | null {
  const random = randomOf(`emblem ${accountId}`)
  return random.chance(0.6) ? emblem(random.pick(emblems)) : null
}

export function emblem(name: string): string {
  return `/pictures/demo/${name}.svg`
}
