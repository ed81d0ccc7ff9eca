import type { ServiceRow } from '../platform/tables/pro-tables.ts'
import type { Random } from '../platform/random.ts'
import { priceLevel, type DemoRegion } from './region.ts'
import { offers } from './service-words.ts'

export type NewService = Pick<
  ServiceRow,
  'categoryId' | 'name' | 'description' | 'priceCents' | 'priceType' | 'durationMinutes'
>

/** Two to six services: the pro's specialty first, then related ones. */
export function chooseServices(
  random: Random,
  place: { state: string; region: DemoRegion },
  mainId: number,
): NewService[] {
  const wanted = random.pick([2, 3, 3, 4, 4, 5, 6])
  const beside = place.region === 'north' ? [1, 1, 2, 3, 4, 4, 4] : [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
  const chosen = new Map<string, NewService>()
  for (const categoryId of [mainId, mainId]) add(chosen, service(random, place, categoryId))
  for (let tries = 0; chosen.size < wanted && tries < 40; tries++) {
    add(chosen, service(random, place, random.pick(beside)))
  }
  return [...chosen.values()]
}

function add(chosen: Map<string, NewService>, service: NewService): void {
  if (!chosen.has(service.name)) chosen.set(service.name, service)
}

function service(
  random: Random,
  { state, region }: { state: string; region: DemoRegion },
  categoryId: number,
): NewService {
  const there = (offers[categoryId] ?? []).filter(({ where }) => !where || where.includes(region))
  const offer = there[Math.floor(random.next() ** 1.4 * there.length)] ?? random.pick(there)
  const [least, most] = offer.price
  const dollars = (least + (most - least) * random.next()) * priceLevel(state)
  return {
    categoryId,
    name: offer.name,
    description: random.pick(offer.says),
    priceCents: rounded(dollars) * 100,
    priceType: offer.per,
    durationMinutes: random.pick(offer.minutes),
  }
}

function rounded(dollars: number): number {
  const step = dollars < 60 ? 1 : dollars < 1000 ? 5 : 50
  return Math.round(dollars / step) * step
}

/** Whether it is requested in this month, 1 to 12. */
export function isInSeason({ name }: { name: string }, month: number): boolean {
  const season = seasons.find(([word]) => name.includes(word))
  return !season || season[1].includes(month)
}

const seasons: readonly [word: string, months: readonly number[]][] = [
  ['Opening', [3, 4, 5, 6]],
  ['Closing', [9, 10, 11]],
  ['Cover Check', [1, 2, 12]],
  ['Spring', [2, 3, 4, 5]],
  ['Hurricane', [6, 7, 8, 9, 10]],
  ['Freeze', [1, 10, 11, 12]],
  ['Vacation', [3, 6, 7, 8, 12]],
]
