import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { pictureAddress } from '../../features/media/picture.ts'
import { getPro } from '../../features/services/pro-profile.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { changeSettings } from './change-settings.server.ts'

const { db } = await testDatabase()

const where = { address: '1 Main St', city: 'Pasadena', state: 'CA', zip: '91101' }
const business = { intent: 'business', businessName: 'Bluer Water', description: 'Pools and spas', ...where }

async function saveBusiness(visit: Visit, fields: Record<string, string>) {
  const form = { method: 'POST', body: new URLSearchParams(fields) }
  return changeSettings(visit, new Request('https://poolwell.example/profile?tab=business', form))
}

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

  const fields = { serviceRadius: 'Please enter a service radius from 1 to 100 miles' }
  const emptied = await saveBusiness(as(pro), { ...business, yearsInBusiness: '9', serviceRadius: '' })
  // Only what fails after the form was read has a heading of its own.
  expect(emptied).toMatchObject({ data: { message: null, fields }, init: { status: 422 } })
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
  const told = async (businessName: string) => {
    const answer = await saveBusiness(as(pro), { ...business, businessName })
    return answer instanceof Response ? decodeURIComponent(answer.headers.get('set-cookie') ?? '') : ''
  }
  expect(await told('Bluer Water')).toMatch(/information updated(?!.*not verified)/)
  expect(await told('Bluest Water')).toMatch(/information updated.*not verified/)
})
