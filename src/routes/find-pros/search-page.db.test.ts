import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { testPro } from '../../features/memberships/pro.fixture.ts'
import { BusinessInfo } from '../../features/pros/pro.schema.ts'
import { createPro } from '../../features/pros/pros.server.ts'
import { refreshListings } from '../../features/search/local-places.server.ts'
import { testVisit } from '../../platform/visit.fixture.ts'
import { Results } from './results.tsx'
import { answerSearch } from './search-page.server.ts'
import type { SearchPage } from './search-page.ts'

const { db } = await testDatabase()

test('a search that finds nobody says where the nearest pro is, and its link finds them', async () => {
  await proIn({ businessName: 'Nome Pools', city: 'Nome', zip: '99762', serviceRadius: 20 })
  const { pros, nearest } = await search('location=White Mountain, AK&sort=rating')
  expect(pros).toEqual([])
  expect(nearest).toEqual({ city: 'Nome', state: 'AK', zip: '99762', miles: expect.any(Number), serves: false })
  expect(Math.round(nearest?.miles ?? 0)).toBeGreaterThan(25)

  const there = await search(`location=${nearest?.zip}&distance=5`)
  expect(there.pros.map(({ businessName }) => businessName)).toContain('Nome Pools')
  expect(there.nearest).toBeNull()
  // Farther than anybody would come.
  const alone = await search('location=Adak, AK')
  expect(alone.nearest).toBeNull()
  const page = shown(alone)
  expect(page).toContain('Nobody was found within 100 miles of Adak, AK.')
  expect(page).toMatch(/href="\/find-pros"[^>]*>See pros everywhere/)
  expect(page).not.toContain('Clear filters')

  await proIn({ businessName: 'Koyuk Pools', city: 'Koyuk', zip: '99753', serviceRadius: 100 })
  const served = await search('location=White Mountain, AK')
  expect(served.pros).toEqual([])
  expect(served.nearest).toMatchObject({ city: 'Koyuk', serves: true })
  expect(served.nearest?.miles).toBeGreaterThan(nearest?.miles ?? Infinity)
})

test('a whole state asks for its town, and not for the pro nearest to its middle', async () => {
  await proIn({ businessName: 'McGrath Pools', city: 'McGrath', zip: '99627', serviceRadius: 20 })
  await refreshListings(testVisit(db, null, new Date()))
  const { pros, towns, nearest, view } = await search('location=Alaska')
  expect(pros).toEqual([])
  expect(view, 'a map of its middle').toBeNull()
  expect(towns?.map(({ city }) => city)).toContain('McGrath')
  expect(nearest).toBeNull()
  expect(shown(await search('location=Alaska'))).toContain('McGrath · 1 pro')
  expect(shown(await search('location=Alaska&service=3'))).toMatch(/>McGrath</)
})

test('a service that does not exist means all services, as the page shows it', async () => {
  await proIn({ businessName: 'Unalaska Pools', city: 'Unalaska', zip: '99685', serviceRadius: 20 })
  for (const unknown of ['999', '7', '0', 'foo', 'all'])
    expect(await inUnalaska(unknown), unknown).toEqual({ service: null, found: ['Unalaska Pools'] })
  expect(await inUnalaska('3')).toEqual({ service: 3, found: [] })
})

test('who looks for another pro finds the others, as many as it says, and reads who is left out', async () => {
  const declined = await proIn({ businessName: 'Kotzebue Pools', city: 'Kotzebue', zip: '99752', serviceRadius: 20 })
  const alone = await search(`location=99752&except=${declined}`)
  expect(alone).toMatchObject({ pros: [], counted: 'No other pros', leftOut: 'Kotzebue Pools' })
  expect(shown(alone)).toContain('No other pros found')

  await proIn({ businessName: 'Arctic Pools', city: 'Kotzebue', zip: '99752', serviceRadius: 20 })
  const { pros, counted } = await search(`location=99752&except=${declined}`)
  expect(pros.map(({ businessName }) => businessName)).toEqual(['Arctic Pools'])
  expect(counted).toBe('1 other pro')
  // An address that somebody made up leaves nobody out.
  for (const except of ['nobody', '0190a000-0000-7000-8000-000000000000'])
    expect(await search(`location=99752&except=${except}`)).toMatchObject({ counted: '2 pros', leftOut: null })
})

async function proIn(place: { businessName: string; city: string; zip: string; serviceRadius: number }) {
  const pro = await testPro(db)
  const info = { description: 'Every week', state: 'AK', address: '1 Front St', ...place }
  return createPro(pro.visit(), BusinessInfo.parse(info))
}

function shown(page: SearchPage): string {
  const element = createElement(Results, { page: { ...page, view: null }, pending: false })
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

function search(query: string) {
  return answerSearch(testVisit(db, null, new Date()), new Request(`https://poolwell.example/find-pros?${query}`))
}

async function inUnalaska(service: string) {
  const { filters, pros } = await search(`location=99685&service=${service}`)
  return { service: filters.service, found: pros.map(({ businessName }) => businessName) }
}
