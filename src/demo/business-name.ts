import {
  landWords,
  leakTrades,
  renovationTrades,
  repairTrades,
  stateWords,
  trades,
  waterWords,
  wholeNames,
} from './business-words.ts'
import { slugOf } from '../features/search/local-place.ts'
import type { Random } from '../platform/random.ts'
import type { DemoRegion } from './region.ts'

export interface Owner {
  firstName: string
  lastName: string
  city: string
  state: string
  region: DemoRegion
  /** the kind of most of its work */
  categoryId: number
}

/** A name that is not in `taken`; adds it there. */
export function businessName(random: Random, owner: Owner, taken: Set<string>): string {
  for (;;) {
    const name = random.pick(manners)(random, owner)
    if (taken.has(businessSlug(name))) continue
    taken.add(businessSlug(name))
    return name
  }
}

/** "blue-haven-pool-care", "salt-and-stone" */
export function businessSlug(name: string): string {
  return slugOf(name.replaceAll('&', 'and'))
}

type Manner = (random: Random, owner: Owner) => string

const afterTheOwner: Manner = (random, { firstName, lastName, categoryId }) => {
  const trade = tradeOf(random, categoryId)
  return random.pick([
    `${lastName} ${trade}`,
    `${lastName} & Sons ${trade}`,
    `${lastName} Family Pools`,
    `${lastName} Bros. ${trade}`,
    `${firstName} ${lastName} ${trade}`,
    `${possessive(firstName)} ${trade}`,
    `${possessive(lastName)} ${trade}`,
    `${lastName} & Daughters Pools`,
  ])
}

const afterTheLand: Manner = (random, { region, state, categoryId }) =>
  `${random.pick([...landWords[region], ...(stateWords[state] ?? [])])} ${tradeOf(random, categoryId)}`

const afterTheWater: Manner = (random, { categoryId }) => `${random.pick(waterWords)} ${tradeOf(random, categoryId)}`

const afterTheTown: Manner = (random, { city, categoryId }) =>
  random.pick([`${city} ${tradeOf(random, categoryId)}`, `${city} Pool Pros`, `Pools of ${city}`, `Blue ${city} Pools`])

const initials: Manner = (random, { firstName, lastName, categoryId }) =>
  `${firstName.charAt(0)}${lastName.charAt(0)} ${tradeOf(random, categoryId)}`

const oneOfItsKind: Manner = (random) => random.pick(wholeNames)

// A value that is listed more often is chosen more often.
const manners: readonly Manner[] = [
  afterTheOwner,
  afterTheOwner,
  afterTheOwner,
  afterTheLand,
  afterTheLand,
  afterTheLand,
  afterTheWater,
  afterTheWater,
  afterTheWater,
  afterTheTown,
  oneOfItsKind,
  initials,
]

function tradeOf(random: Random, categoryId: number): string {
  const special = specialTrades[categoryId]
  return special && random.chance(0.6) ? random.pick(special) : random.pick(trades)
}

const specialTrades: Record<number, readonly string[]> = { 3: repairTrades, 5: leakTrades, 6: renovationTrades }

function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`
}
