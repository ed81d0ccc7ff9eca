import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { getPro } from '../../features/services/pro-profile.server.ts'
import { saveBusiness } from './save-business.server.ts'

const { db } = await testDatabase()

test('what a form does not send stays as it was', async () => {
  const { pro, as } = await marketplace(db)
  const where = { address: '1 Main St', city: 'Pasadena', state: 'CA', zip: '91101' }
  await saveBusiness(as(pro), { businessName: 'Bluer Water', description: 'Pools and spas', ...where })
  expect(await getPro(as(pro), pro.id)).toMatchObject({
    businessName: 'Bluer Water',
    yearsInBusiness: 3,
    serviceRadius: 15,
  })
})
