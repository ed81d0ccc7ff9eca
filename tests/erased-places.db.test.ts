import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'
import { openBusiness, requestTo } from './support/business.ts'

const { person, database } = await openApi()
const { db } = database

test('of where a deleted customer lives the pro keeps towns, states and short ZIP codes', async () => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, db)
  const pools = [
    { requestTime: '10:00', city: 'pasadena', state: 'California', zip: '91101-2345' },
    { requestTime: '11:00', city: '9 Palm Ct, Pasadena', state: 'CA' },
    { requestTime: '12:00', city: 'Pasadena', state: 'near Palm Lane' },
  ]
  for (const pool of pools) await dana.api('POST /api/booking-request', requestTo(maria.id, pool))
  const asked = (await maria.api('GET /api/bookings')).list.map(({ zip }) => zip)
  expect(asked).toEqual([null, null, '91101'])

  await dana.api('DELETE /api/auth/account', { password: dana.password })
  const left = db.selectFrom('booking').select(['city', 'state', 'zip']).where('customerId', '=', dana.id)
  expect(await left.orderBy('startsAt').execute()).toEqual([
    { city: 'Pasadena', state: 'CA', zip: '91101' },
    { city: null, state: 'CA', zip: null },
    { city: null, state: null, zip: null },
  ])
})
