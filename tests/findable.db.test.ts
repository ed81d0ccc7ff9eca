import { expect, test } from 'vitest'
import { refreshListings, getLocalPage, listTowns, listTownsOf } from '../src/features/search/local-places.server.ts'
import { countInTowns } from '../src/features/search/local-places.table.server.ts'
import { listProsOfPart, listSitemapParts } from '../src/features/search/sitemap-parts.server.ts'
import { findProsFrom, findSitemapParts } from '../src/features/search/sitemap-parts.table.server.ts'
import { findPlace } from '../src/features/places/places.server.ts'
import { openBusinesses } from '../src/features/pros/pros.fixture.ts'
import { projectPro } from '../src/features/pros/search-listing.server.ts'
import { answerSearch } from '../src/routes/find-pros/search-page.server.ts'
import { testDatabase } from './support/databases.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'

const greatBend = { city: 'Great Bend', state: 'KS', zip: '67530', latitude: 38.364, longitude: -98.765 }
const ellinwood = { city: 'ellinwood', state: 'KS', zip: '67526', latitude: 38.356, longitude: -98.581 }
const larned = { city: 'Larned', state: 'KS', zip: '67550', latitude: 38.181, longitude: -99.099 }

async function town(pros: Parameters<typeof openBusinesses>[1]) {
  const { db } = await testDatabase()
  const visit = testVisit(db, null)
  const opened = await openBusinesses(db, pros)
  for (const { row } of opened) await projectPro(visit, row.accountId)
  await refreshListings(visit)
  return { visit, ids: opened.map(({ row }) => row.accountId) }
}

test('a town with pros has a page with them, their number, and the towns around that have pros', async () => {
  const { visit, ids } = await town([greatBend, greatBend, ellinwood, larned, larned])
  const page = await getLocalPage(visit, 'ks', 'great-bend')
  expect(page?.town).toEqual({ city: 'Great Bend', state: 'KS' })
  expect(page?.inTown).toBeGreaterThanOrEqual(2)
  expect(page?.nearby).toBeGreaterThanOrEqual(3)
  expect(page?.pros.length).toBeGreaterThanOrEqual(3)
  // The nearest first, not the one with the most pros.
  expect(page?.towns).toEqual([
    { city: 'ellinwood', state: 'KS', pros: 1 },
    { city: 'Larned', state: 'KS', pros: 2 },
  ])
  for (const typed of ['ellinwood', 'ELLINWOOD', 'Ellinwood_'])
    expect(await getLocalPage(visit, 'ks', typed), typed).toMatchObject({ town: { city: 'Ellinwood' } })

  const listed = await listSitemapParts(visit)
  const pros = await listProsOfPart(visit, listed[0]?.first ?? '')
  expect(pros.map(({ accountId }) => accountId)).toEqual(expect.arrayContaining(ids))
})

test('a page names the twelve nearest towns around, and a whole state the eight with the most pros', async () => {
  const names = ['Hoisington', 'Claflin', 'Chase', 'Pawnee Rock', 'Otis', 'Lyons', 'St. John', 'Stafford', 'Macksville']
  const businessIn = (city: string) => ({ ...greatBend, city })
  const small = [...names, 'Bushton', 'Olmitz', 'Albert'].map(businessIn)
  const omaha = { city: 'Omaha', state: 'NE', zip: '68102', latitude: 41.26, longitude: -95.94 }
  const { visit } = await town([greatBend, greatBend, ellinwood, larned, ...small, omaha, omaha, omaha])
  const page = await getLocalPage(visit, 'ks', 'great-bend')
  const around = page?.towns.map(({ city }) => city)
  expect([page?.pros.length, around?.length]).toEqual([12, 12])
  expect(around).not.toContain('Lyons') // thirty miles away; with Macksville and Stafford it is among the last
  const kansas = findPlace('Kansas')
  const largest = kansas.status === 'unknown' ? null : await listTownsOf(visit, kansas.place)
  expect(largest?.map(({ state }) => state)).toEqual(Array(8).fill('KS'))
  expect(await countInTowns(visit, [{ city: 'great bend', state: 'KS' }], 2)).toMatchObject([{ pros: 2 }])
})

test('a town of the same name in the next state is one of those around', async () => {
  const kansas = { city: 'Kansas City', state: 'KS', zip: '66101', latitude: 39.116, longitude: -94.627 }
  const missouri = { city: 'Kansas City', state: 'MO', zip: '64105', latitude: 39.104, longitude: -94.594 }
  const { visit } = await town([kansas, missouri])
  const { towns } = (await getLocalPage(visit, 'ks', 'kansas-city')) ?? {}
  expect(towns?.map(({ city, state }) => [city, state])).toEqual([['Kansas City', 'MO']])
})

test('the parts of the sitemap list every pro once', async () => {
  const { visit, ids } = await town([greatBend, greatBend, { ...ellinwood, approvedAt: null }, ellinwood])
  const changed = visit.db.updateTable('pro').set({ updatedAt: new Date('2031-01-01') })
  await changed.where('accountId', '=', ids[1] ?? '').execute()
  const inParts: string[] = []
  for (const { first, changedAt } of await findSitemapParts(visit, 2)) {
    const part = await findProsFrom(visit, first, 2)
    inParts.push(...part.map(({ accountId }) => accountId))
    expect(changedAt.getTime()).toBe(Math.max(...part.map(({ updatedAt }) => updatedAt.getTime())))
  }
  const listed = visit.db.selectFrom('pro').select('accountId').where('approvedAt', 'is not', null)
  const all = await listed.orderBy('accountId').execute()
  expect(inParts).toEqual(all.map(({ accountId }) => accountId))
})

test.each(['-'.repeat(36), 'ffffffff-ffff-ffff-ffff-ffffffffffff'])('no sitemap begins with %s', async (first) => {
  const { visit } = await town([greatBend])
  await expect(listProsOfPart(visit, first)).rejects.toMatchObject({
    status: 404,
    message: 'There is no such sitemap.',
  })
})

test('a town without listed pros, a misspelled one and a made-up one have no page', async () => {
  const wichita = { ...greatBend, city: 'Wichita', zip: '67202', approvedAt: null }
  const { visit } = await town([greatBend, wichita, { ...greatBend, city: 'Salina', zip: '67401' }])
  expect(await getLocalPage(visit, 'ks', 'wichita')).toBeNull()
  expect(await getLocalPage(visit, 'ut', 'salina'), 'the one in Kansas has').toBeNull()
  expect(await getLocalPage(visit, 'kansas', 'great-bend'), 'a page has one address').toBeNull()
  expect(await getLocalPage(visit, 'ks', 'great-bnd')).toBeNull()
  expect(await getLocalPage(visit, 'ks', 'greatbend')).toBeNull()
  expect(await getLocalPage(visit, 'zz', 'nowhere')).toBeNull()
  expect(await getLocalPage(visit, 'ks', '%00')).toBeNull()
})

test('the list of towns has only those with a page, whatever is stored', async () => {
  const petersburg = { city: 'St. Petersburg', state: 'FL', zip: '33701', latitude: 27.773, longitude: -82.641 }
  const { visit } = await town([petersburg, { ...petersburg, city: 'St Petersburg' }])
  const listed = (await listTowns(visit)).filter(({ city }) => city.endsWith('Petersburg'))
  expect(listed).toEqual([{ city: 'St. Petersburg', state: 'FL', pros: expect.any(Number) }])
  expect(await getLocalPage(visit, 'fl', 'st-petersburg')).not.toBeNull()
})

test('the list of towns has each once, however it was spelled, and only towns of listed pros', async () => {
  const { visit } = await town([
    ellinwood,
    { ...ellinwood, city: 'Ellinwood' },
    { ...greatBend, city: 'Hays', zip: '67601', approvedAt: null },
  ])
  const names = (await listTowns(visit)).map(({ city, state }) => `${city.toLowerCase()}, ${state}`)
  expect(names.filter((name) => name === 'ellinwood, KS')).toHaveLength(1)
  expect(names).not.toContain('hays, KS')
})

test('a whole state and a county list the towns with the most pros; a town lists none', async () => {
  const { visit } = await town([greatBend, greatBend, greatBend, ellinwood])
  const townsOf = async (text: string) => {
    const answer = findPlace(text)
    const towns = answer.status === 'unknown' ? null : await listTownsOf(visit, answer.place)
    return towns?.map(({ city }) => city.toLowerCase())
  }
  for (const text of ['Kansas', 'Barton County, KS']) {
    const towns = await townsOf(text)
    expect(towns?.[0], text).toBe('great bend')
    expect(towns, text).toContain('ellinwood')
  }
  const page = await answerSearch(visit, new Request('https://poolwell.example/find-pros?location=Kansas'))
  expect(page, 'where one of them is near the middle').toMatchObject({ pros: [], next: null, alternatives: [] })
  expect(page.towns?.length).toBeGreaterThan(0)
  const kansas = (await listTowns(visit)).find(({ city }) => city === 'Great Bend')
  expect(kansas?.pros).toBeGreaterThanOrEqual(3)
  expect(await townsOf('Great Bend, KS')).toBeUndefined()
})

test('a county lists those of its towns that have pros, and no others around its middle', async () => {
  const [irvine, longBeach] = [
    { city: 'irvine', state: 'CA', zip: '92618', latitude: 33.67, longitude: -117.78 },
    { city: 'Long Beach', state: 'CA', zip: '90808', latitude: 33.82, longitude: -118.11 },
  ]
  const { visit } = await town([irvine, irvine, longBeach, longBeach])
  for (const name of ['Orange County, CA', 'the OC']) {
    const url = `https://poolwell.example/find-pros?location=${encodeURIComponent(name)}`
    const { place, towns } = await answerSearch(visit, new Request(url))
    expect(place).toMatchObject({ label: 'Orange County, CA', precision: 'county' })
    expect(towns?.find(({ city }) => city === 'Irvine')?.pros).toBeGreaterThanOrEqual(2)
    expect(towns?.map(({ city }) => city)).not.toContain('Long Beach')
  }
})

test('a whole region lists those of its towns that have pros, and no others around', async () => {
  const [encino, beverlyHills] = [
    { city: 'encino', state: 'CA', zip: '91316', latitude: 34.166, longitude: -118.517 },
    { city: 'Beverly Hills', state: 'CA', zip: '90210', latitude: 34.103, longitude: -118.416 },
  ]
  const { visit } = await town([encino, encino, beverlyHills])
  const url = 'https://poolwell.example/find-pros?location=San+Fernando+Valley'
  const { place, towns } = await answerSearch(visit, new Request(url))
  expect(place).toMatchObject({ label: 'San Fernando Valley, CA', precision: 'region' })
  expect(towns?.find(({ city }) => city === 'Encino')?.pros).toBeGreaterThanOrEqual(2)
  expect(towns?.map(({ city }) => city)).not.toContain('Beverly Hills')
})
