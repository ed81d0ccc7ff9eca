import { setImmediate } from 'node:timers/promises'

import { z } from 'zod'

import { readSnapshot, refreshSnapshots, type Snapshot } from '../../platform/snapshot.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { milesBetween } from '../places/distance.ts'
import type { Place } from '../places/place.ts'
import { findPlace, townsOf } from '../places/places.server.ts'
import type { ProCardData } from '../pros/pro-card-face.ts'
import { slugOf, type LocalTown, type TownCount } from './local-place.ts'
import { countInTown, countInTowns, findTowns, findTownsAround } from './local-places.table.server.ts'
import { maxCounted } from './counted.ts'
import { countPros, searchPros } from './search.server.ts'
import { sitemapParts } from './sitemap-parts.server.ts'

const around = 25

export interface LocalPage {
  place: Place
  town: LocalTown
  /**
   * The pros whose business is in the town, and those who work within 25 miles of it; both counted up to `maxCounted`.
   */
  inTown: number
  nearby: number
  pros: ProCardData[]
  towns: TownCount[]
}

/** The page of a town, however its name is typed; null if there is no such town, or no pro has a business in it. */
export async function getLocalPage(visit: Visit, state: string, typed: string): Promise<LocalPage | null> {
  const place = townAtSlug(state, slugOf(typed))
  if (!place?.city) return null
  const town = { city: place.city, state: place.state }
  const inTown = await countInTown(visit, town, maxCounted)
  if (inTown === 0) return null

  const query = { distance: around, limit: 12 }
  const { pros } = await searchPros(visit, query, place)
  const nearby = await countPros(visit, query, place)
  return { place, town, inTown, nearby, pros, towns: await townsAround(visit, place, town) }
}

/** Every town that has a page. */
export async function listTowns(visit: Pick<Visit, 'db'>): Promise<TownCount[]> {
  return readSnapshot(visit, townList)
}

/** The towns with the most pros in a whole state, a county or a region; null for a smaller place. */
export async function listTownsOf(visit: Visit, place: Place): Promise<TownCount[] | null> {
  const found = await townsWithin(visit, place)
  return found && mostPros(found)
}

function mostPros(towns: TownCount[]): TownCount[] {
  return towns.toSorted((a, b) => b.pros - a.pros).slice(0, 8)
}

async function townsWithin(visit: Visit, place: Place): Promise<TownCount[] | null> {
  const isInState = ({ state }: LocalTown) => state === place.state
  if (place.precision === 'state') return (await readSnapshot(visit, largestTowns)).filter(isInState)
  if (place.precision !== 'region' && place.precision !== 'county') return null
  const towns = townsOf(place).map(({ name, state }) => ({ city: name, state }))
  return countInTowns(visit, towns, mostOfTown)
}

/** A region or county has forty towns, and the order of those with more pros matters little. */
const mostOfTown = 250

const TownCounts = z.array(z.object({ city: z.string(), state: z.string(), pros: z.number() }))

const townList: Snapshot<TownCount[]> = {
  name: 'towns',
  shape: TownCounts,
  compute: async (visit) => thoseWithPages(await findTowns(visit)),
}

/** Those of each state that its search shows: reading the list of all towns takes as long as many searches. */
const largestTowns: Snapshot<TownCount[]> = {
  name: 'largest towns',
  shape: TownCounts,
  compute: async (visit) => [...Map.groupBy(await listTowns(visit), ({ state }) => state).values()].flatMap(mostPros),
}

/** A few at a time: there may be thirty thousand, and other work must not wait. */
async function thoseWithPages(towns: TownCount[]): Promise<TownCount[]> {
  const found: TownCount[] = []
  for (const [index, town] of towns.entries()) {
    if (index % 250 === 0) await setImmediate()
    if (placeOf(town) !== undefined) found.push(town)
  }
  return found
}

function townAtSlug(state: string, slug: string): Place | undefined {
  const answer = findPlace(`${slug.replaceAll('-', ' ')}, ${state}`)
  if (answer.status === 'unknown') return undefined
  const { place } = answer
  const isIt = place.state === state.toUpperCase() && place.city !== null && slugOf(place.city) === slug
  return isIt ? place : undefined
}

/** Where a town with a page is; a page counts the pros who spell its name as the gazetteer does. */
function placeOf({ city, state }: LocalTown): Place | undefined {
  const place = townAtSlug(state, slugOf(city))
  return place?.city?.toLowerCase() === city.toLowerCase() ? place : undefined
}

async function townsAround(visit: Visit, place: Place, { city, state }: LocalTown): Promise<TownCount[]> {
  const found = await findTownsAround(visit, place)
  const others = found.filter((town) => slugOf(town.city) !== slugOf(city) || town.state !== state)
  return others
    .flatMap((town) => {
      const at = placeOf(town)
      return at ? [{ ...town, miles: milesBetween(place, at) }] : []
    })
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, 12)
    .map(({ miles: _miles, ...town }) => town)
}

/** What the sitemaps and the searches of whole states list; the largest towns are taken from the list of all. */
export const listingTotals: readonly Snapshot<unknown>[] = [townList, largestTowns, sitemapParts]

export async function refreshListings(visit: Visit): Promise<void> {
  await refreshSnapshots(visit, listingTotals)
}
