import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { takeOff } from '../../features/availability/days-off.fixture.ts'
import { openBusinesses } from '../../features/pros/pros.fixture.ts'
import { rebuildListings } from '../../features/pros/search-listing.server.ts'
import type { ProRow } from '../../platform/tables/pro-tables.ts'
import { now } from '../../platform/tables/rows.fixture.ts'
import { testVisit } from '../../platform/visit.fixture.ts'
import { Results } from './results.tsx'
import { answerMore, answerSearch } from './search-page.server.ts'
import type { SearchPage } from './search-page.ts'

const { db } = await testDatabase()

const missoula = { latitude: 46.87, longitude: -113.99, timeZone: 'America/Denver' }

/** Businesses of these names at a place, listed. */
async function openAt(where: typeof missoula & Partial<ProRow>, names: string[]): Promise<string[]> {
  const pros = await openBusinesses(
    db,
    names.map((businessName) => ({ ...where, businessName })),
  )
  await rebuildListings({ db })
  return pros.map(({ row }) => row.accountId)
}

const requestOf = (query: string) => new Request(`https://poolwell.example/find-pros?${query}`)
const search = (query: string, at = now) => answerSearch(testVisit(db, null, at), requestOf(query))
const namesOf = ({ pros }: Pick<SearchPage, 'pros'>) => pros.map(({ businessName }) => businessName)

function shown(page: SearchPage): string {
  const element = createElement(Results, { page: { ...page, view: null }, pending: false })
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToStaticMarkup(createElement(RouterProvider, { router })).replaceAll('&amp;', '&')
}

const [early = '', weekdays = ''] = await openAt(missoula, ['Early', 'Weekdays'])
await takeOff(db, [weekdays], '2026-03-07')
await takeOff(db, [early, weekdays], '2026-03-08')

test('a search for a day shows who is free and from when on, and leads to the form for that day', async () => {
  const page = await search('location=Missoula, MT&date=2026-03-07')
  expect(page.counted).toBe('1 pro free on Saturday, March 7')
  expect(namesOf(page)).toEqual(['Early'])
  expect(shown(page)).toContain('Free Sat, Mar 7 from 8\u00a0AM')
  expect(shown(page)).toContain(`href="/pros/${early}?date=2026-03-07"`)

  const any = await search('location=Missoula, MT')
  expect(any.counted).toBe('2 pros')
  expect(shown(any)).toContain(`href="/pros/${early}"`)
})

test('a day that is over, too far ahead or no day means any day, where the pool is', async () => {
  for (const date of ['2026-02-28', '2026-08-29', '2026-02-31', 'saturday', '']) {
    const { filters, counted, day } = await search(`location=Missoula, MT&date=${date}`)
    expect({ date: filters.date, counted, day }).toEqual({ date: null, counted: '2 pros', day: null })
  }
  // It is still Sunday in Missoula, but no more in Boston.
  const night = new Date('2026-03-02T06:00:00Z')
  const dateIn = async (location: string) => (await search(`location=${location}&date=2026-03-01`, night)).filters.date
  expect([await dateIn('Missoula, MT'), await dateIn('Boston, MA'), await dateIn('')]).toEqual([
    '2026-03-01',
    null,
    '2026-03-01',
  ])
  expect((await search('location=Boston, MA', night)).days).toEqual({ first: '2026-03-02', last: '2026-08-29' })
})

test('where nobody is free the page says so, and leads to the next day, to any day and to the nearest who is free', async () => {
  const helena = { ...missoula, latitude: 46.6, longitude: -112.02, city: 'Helena', state: 'MT', zip: '59601' }
  await openAt(helena, ['Helena Pools'])
  const nobody = await search('location=Missoula, MT&date=2026-03-08&minRating=0&distance=20')
  expect(nobody.counted).toBe('Nobody free on Sunday, March 8')
  expect(nobody.nearest).toMatchObject({ city: 'Helena', zip: '59601', serves: false })
  const page = shown(nobody)
  expect(page).toContain('Nobody is free on Sunday, March 8')
  expect(page).toContain(
    'Nobody within 20 miles of Missoula, MT has a free time on that day. The nearest pro who is free then is',
  )
  expect(page).toMatch(/distance=20&date=2026-03-09"[^>]*>Monday, March 9</)
  expect(page).toMatch(/href="\/find-pros\?location=Missoula%2C\+MT&distance=20"[^>]*>Any day</)
})

test('whoever is looked at in vain is followed by the others, with and without scripts', async () => {
  const bozeman = { ...missoula, latitude: 45.68, longitude: -111.04 }
  const saturday = '2026-03-07'
  const names = Array.from({ length: 205 }, (_, number) => `Busy ${number}`)
  await takeOff(db, await openAt(bozeman, names), saturday)
  await openAt({ ...bozeman, latitude: 45.8 }, ['At last'])
  const query = `location=Bozeman, MT&date=${saturday}`

  const first = await search(query)
  expect({ ...first, next: typeof first.next }).toMatchObject({
    pros: [],
    next: 'string',
    nearest: null,
    counted: 'Pros free on Saturday, March 7',
  })
  expect(shown(first)).toContain('Nobody so far is free on Saturday, March 7')
  expect(shown(first)).toContain('Load more')
  const continued = `${query}&cursor=${first.next}`
  const more = await answerMore(testVisit(db, null), requestOf(continued))
  expect(more).toMatchObject({ cursor: first.next, next: null, pros: [{ businessName: 'At last' }] })
  const second = await search(continued)
  expect(second.counted).toBe('More pros free on Saturday, March 7')
  expect(second.pros).toEqual(more.pros)
  expect(shown(second)).toContain('Back to the first pros')
})
