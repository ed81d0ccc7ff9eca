import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { pictureAddress } from '../../features/media/picture.ts'
import { getPro } from '../../features/services/pro-profile.server.ts'
import { saveBusiness } from './save-business.server.ts'

const { db } = await testDatabase()

const where = { address: '1 Main St', city: 'Pasadena', state: 'CA', zip: '91101' }
const business = { businessName: 'Bluer Water', description: 'Pools and spas', ...where }

test('fields that a form does not send stay as they were', async () => {
  const { pro, as } = await marketplace(db)
  await saveBusiness(as(pro), business)
  expect(await getPro(as(pro), pro.id)).toMatchObject({
    businessName: 'Bluer Water',
    yearsInBusiness: 4,
    serviceRadius: 15,
  })
})

test('emptied years are none, and a service area without a radius is refused instead of kept', async () => {
  const { pro, as } = await marketplace(db)
  await saveBusiness(as(pro), { ...business, yearsInBusiness: ' ', serviceRadius: '1' })
  expect(await getPro(as(pro), pro.id)).toMatchObject({ yearsInBusiness: 0, serviceRadius: 1 })

  const refused = { fields: { serviceRadius: 'Please enter a service radius from 1 to 100 miles' } }
  const emptied = saveBusiness(as(pro), { ...business, yearsInBusiness: '9', serviceRadius: '' })
  await expect(emptied).rejects.toMatchObject({ status: 422, details: refused })
  expect(await getPro(as(pro), pro.id)).toMatchObject({ yearsInBusiness: 0, serviceRadius: 1 })
})

test('an empty picture address removes a linked picture, but keeps an uploaded one', async () => {
  const { pro, as } = await marketplace(db)
  const pictureNow = async () => (await getPro(as(pro), pro.id)).profileImage
  await saveBusiness(as(pro), { ...business, profileImage: 'https://pictures.example/maria.png' })
  await saveBusiness(as(pro), { ...business, profileImage: '' })
  expect(await pictureNow()).toBeNull()

  const uploaded = pictureAddress(crypto.randomUUID(), 512)
  await db.updateTable('pro').set({ profileImage: uploaded }).where('accountId', '=', pro.id).execute()
  await saveBusiness(as(pro), { ...business, profileImage: '' })
  expect(await pictureNow()).toBe(uploaded)
})

test('a pro who loses the verified mark by changing the name is told so', async () => {
  const { pro, as } = await marketplace(db)
  await saveBusiness(as(pro), business)
  await db
    .updateTable('pro')
    .set({ isVerified: true, verifiedNote: 'License seen' })
    .where('accountId', '=', pro.id)
    .execute()
  expect(await saveBusiness(as(pro), business)).not.toHaveProperty('description')
  const renamed = await saveBusiness(as(pro), { ...business, businessName: 'Bluest Water' })
  expect(renamed).toMatchObject({ description: expect.stringContaining('not verified') })
})
