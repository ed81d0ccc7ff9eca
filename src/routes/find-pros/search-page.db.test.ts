import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { testPro } from '../../features/memberships/pro.fixture.ts'
import { BusinessInfo } from '../../features/pros/pro.schema.ts'
import { createPro } from '../../features/pros/pros.server.ts'
import { answerSearch } from './search-page.server.ts'

const { db } = await testDatabase()

test('a search that finds nobody says where the nearest pro is, and its link finds them', async () => {
  const pro = await testPro(db)
  const nome = { city: 'Nome', state: 'AK', zip: '99762', address: '1 Front St' }
  const info = { businessName: 'Nome Pools', description: 'Every week', serviceRadius: 20, ...nome }
  await createPro(pro.visit(), BusinessInfo.parse(info))
  const search = (query: string) =>
    answerSearch(pro.visit(), new Request(`https://poolwell.example/find-pros?${query}`))

  const { pros, nearest } = await search('location=White Mountain, AK&sort=rating')
  expect(pros).toEqual([])
  expect(nearest).toEqual({ city: 'Nome', state: 'AK', zip: '99762', miles: expect.any(Number) })
  expect(Math.round(nearest?.miles ?? 0)).toBeGreaterThan(25)

  const there = await search(`location=${nearest?.zip}&distance=5`)
  expect(there.pros.map(({ businessName }) => businessName)).toContain('Nome Pools')
  expect(there.nearest).toBeNull()
  // Farther than anybody would come.
  expect((await search('location=Adak, AK')).nearest).toBeNull()
})
