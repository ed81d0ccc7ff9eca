import { expect, test } from 'vitest'

import { businessInfo } from '../support/business.ts'
import { openLockedBusiness } from './cast.ts'
import { anybody } from './visitor.ts'

// Generous, for a busy machine: each of these held up everybody for minutes once, and takes milliseconds now.
const soon = 10_000

test('A49: a name of marks or of the longest letters is drawn as fast as another', async () => {
  const pro = await openLockedBusiness()
  const named = (businessName: string) =>
    pro.api(`PUT /api/pros/${pro.id}`, { ...businessInfo, businessName, phone: '1', email: 'a@b.example' })
  for (const stack of ['\u0301\u0316\u0334\u0489'.repeat(4), '\u0301\u200D'.repeat(5)]) {
    expect((await named(`@${stack}`.repeat(100))).status).toBe(422)
  }
  for (const letter of ['@\u0301\u0316\u0334\u0489\u0301\u0316\u0334\u0489', '👨🏽‍👩🏽‍👧🏽‍👦🏽', 'क्षि', 'W', 'a ']) {
    expect((await named(`B${letter.repeat(119 / (letter.endsWith(' ') ? 2 : 1))}`)).status, letter).toBe(200)
    const began = performance.now()
    const picture = await anybody(`GET /og/pros/${pro.id}.png`)
    expect([picture.status, picture.headers.get('content-type')], letter).toEqual([200, 'image/png'])
    expect(performance.now() - began, letter).toBeLessThan(soon)
  }
})

test('A49: a megabyte in one field is refused by its length alone', async () => {
  for (const letter of ['a', '\u0301', 'a\u200D', ' a', '👨‍👩‍👧']) {
    const firstName = letter.repeat(900_000 / Buffer.byteLength(letter))
    const began = performance.now()
    const { status, body } = await anybody('POST /api/auth/register', { firstName })
    expect(performance.now() - began, letter).toBeLessThan(soon)
    expect([status, body['fields']]).toMatchObject([422, { firstName: 'Please use at most 80 characters' }])
  }
})
