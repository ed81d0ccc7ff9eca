import { expect, test } from 'vitest'

import { businessInfo } from '../support/business.ts'
import { openLockedBusiness } from './cast.ts'
import { anybody, register } from './visitor.ts'

// Generous, for a busy machine: each of these held up everybody for minutes once, and takes milliseconds now.
const soon = 10_000
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

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

test('A49: a map of a pole is drawn as fast as another', async () => {
  for (const latitude of ['90', '-90', '89.99', '99']) {
    const began = performance.now()
    const { status } = await anybody(`GET /maps/${latitude},0,100.svg`)
    expect(status, latitude).toBe(200)
    expect(performance.now() - began, latitude).toBeLessThan(soon)
  }
})

test('A49: an address of slashes is answered as fast as another', async () => {
  const usual = await timeOfAddress('x')
  expect(await timeOfAddress('/')).toBeLessThan(usual * 5)
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

test('A50: a body with very many fields is refused before it is taken apart, wherever it is sent', async () => {
  const { api } = await register('customer')
  const many = Array.from({ length: 130_000 }, (_, index) => `${index.toString(36)}=`).join('&')
  const parts = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(18_000)
  const forms = ['/contact', '/register', '/login', '/login?unsent=1', '/forgot-password', '/reset-password']
  const ofAccount = ['/profile', '/profile/picture.data', '/profile/photos', '/saved', '/notifications']
  for (const path of [...forms, ...ofAccount, '/unsubscribe']) {
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', many],
      ['multipart/form-data; boundary=b', `${parts}--b--\r\n`],
    ] as const) {
      const began = performance.now()
      const { status, text } = await (forms.includes(path) ? anybody : api)(`POST ${path}`, body, {
        'content-type': type,
      })
      expect([404, 413], `${path} ${type} ${text.slice(0, 200)}`).toContain(status)
      expect(text.length, path).toBeLessThan(100_000)
      expect(performance.now() - began, path).toBeLessThan(soon)
    }
  }
  const large = `${many}&`.repeat(9)
  expect((await api('POST /profile/picture', large, urlencoded)).status).toBe(413)
})

test('A50: what was added to a form or a body is neither sent back nor named at length', async () => {
  const added = Array.from({ length: 2400 }, (_, index) => [`added-${index}`, 'planted'] as const)
  const form = new URLSearchParams({ name: 'Eve Doe', ...Object.fromEntries(added) })
  const { status, text } = await anybody('POST /contact', String(form), urlencoded)
  expect([status, text.includes('Eve Doe'), text.includes('planted')]).toEqual([422, true, false])
  expect(text.length).toBeLessThan(100_000)
  const api = await anybody('POST /api/contact', Object.fromEntries(added))
  expect(api.status).toBe(422)
  expect(Object.keys(Object(api.body['fields'])).length).toBeLessThan(30)
  const endless = Object.fromEntries(Array.from({ length: 90_000 }, (_, index) => [index.toString(36), 1]))
  for (const path of ['/api/contact', '/api/auth/login', '/api/auth/register']) {
    expect((await anybody(`POST ${path}`, endless)).status, path).toBe(400)
  }
  const query = Array.from({ length: 2500 }, (_, index) => `${index.toString(36)}=`).join('&')
  const asked = await anybody(`GET /api/pros/search?${query}`)
  expect(asked.status).toBe(422)
  expect(asked.text.length).toBeLessThan(10_000)
})

test('A50: a page does not send back a megabyte, ten times as long', async () => {
  for (const letter of ['<', '"', '+', '%26', 'a+b', '%CC%81']) {
    const form = `name=Eve+Doe&message=${letter.repeat(900_000 / letter.length)}`
    for (const path of ['/contact', '/contact.data', '/register', '/login?unsent=1']) {
      const { status, text } = await anybody(`POST ${path}`, form, urlencoded)
      expect([path, status]).toEqual([path, 413])
      expect(text.length).toBeLessThan(100_000)
    }
  }
  const typed = `name=Eve+Doe&message=${'so much '.repeat(10_000).replaceAll(' ', '+')}`
  const { status, text } = await anybody('POST /contact', typed, urlencoded)
  expect([status, text.includes('so much so much')]).toEqual([422, true])
})

test('A50: where photos are sent, the names of fields and files may not be as large as photos', async () => {
  const { api } = await register('customer')
  const pro = await openLockedBusiness()
  const long = '%0d%0a%22'.repeat(100_000)
  for (const names of [`name="${long}"`, `name="photos"; filename="${long}"`]) {
    const body = `--b\r\ncontent-disposition: form-data; ${names}\r\n\r\nx\r\n--b--\r\n`
    const { status, text } = await api(`POST /pros/${pro.id}`, body, {
      'content-type': 'multipart/form-data; boundary=b',
    })
    expect([status, text.length < 100_000], names.slice(0, 30)).toEqual([413, true])
  }
})

test('A50: the headers in a form may not be as large as photos, however many there are', async () => {
  const { api } = await register('customer')
  const pro = await openLockedBusiness()
  const own = 'content-disposition: form-data; name="a"'
  for (const headers of [
    `${own}${'\r\na: b'.repeat(1_000_000)}`,
    `${own}\r\na: ${'b'.repeat(6_000_000)}`,
    'a: b\r\n'.repeat(1_000_000),
  ]) {
    const began = performance.now()
    const { status } = await api(`POST /pros/${pro.id}`, `--b\r\n${headers}\r\n\r\nx\r\n--b--\r\n`, {
      'content-type': 'multipart/form-data; boundary=b',
    })
    expect(status, headers.slice(0, 60)).toBe(413)
    expect(performance.now() - began, headers.slice(0, 60)).toBeLessThan(soon)
  }
})

async function timeOfAddress(letter: string): Promise<number> {
  const began = performance.now()
  for (let asked = 0; asked < 30; asked++) {
    expect((await anybody(`GET /x${letter.repeat(15_000)}x/`)).status).toBe(308)
  }
  return performance.now() - began
}
