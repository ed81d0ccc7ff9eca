import sharp from 'sharp'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { type Marketplace, marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { addPhoto } from './add-photo.server.ts'

const { db } = await testDatabase()

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1188cc' } })
  .png()
  .toBuffer()

/** The toast on the page that the form, sent without scripts, leads to. */
async function toastAfterAdding({ as, pro }: Marketplace): Promise<string> {
  const body = new FormData()
  body.set('picture', new File([new Uint8Array(photo)], 'pool.png', { type: 'image/png' }))
  const request = new Request('https://poolwell.example/profile/photos', { method: 'POST', body })
  const answer = await addPhoto(as(pro), request, '/profile?tab=business')
  return answer instanceof Response ? decodeURIComponent(answer.headers.get('set-cookie') ?? '') : ''
}

test('whoever adds a photo learns whether homeowners see it already', async () => {
  const market = await marketplace(db)
  expect(await toastAfterAdding(market)).toContain('Your photo is on your profile')
  await db.updateTable('membership').set({ status: 'canceled' }).where('accountId', '=', market.pro.id).execute()
  const locked = await toastAfterAdding(market)
  expect(locked).not.toContain('is on your profile')
  expect(locked).toContain('Homeowners see it once your membership is active.')
})
