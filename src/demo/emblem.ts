import { randomOf } from '../platform/random.ts'

const emblems = ['drop', 'duck', 'fish', 'house', 'ladder', 'lemon', 'net', 'palm', 'ring', 'sun', 'umbrella', 'waves']

/** The drawn picture of a pro; four in ten pros have none. */
export function emblemOf(accountId: string): string | null {
  const random = randomOf(`emblem ${accountId}`)
  return random.chance(0.6) ? emblem(random.pick(emblems)) : null
}

export function emblem(name: string): string {
  return `/pictures/demo/${name}.svg`
}
