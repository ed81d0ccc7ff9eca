import { expect, test } from 'vitest'

import { bindToast, readToast, type ToastText, toastCookie } from './toast-cookie.ts'

/** The toast of the page after the redirect. */
function carried(toast: ToastText) {
  const [cookie = ''] = toastCookie(toast).split(';')
  return readToast(`first=1; ${cookie}; last=2`, false)?.toast
}

test('a toast reaches the next page as it was', () => {
  const toast = { title: 'Booked: Mon, Mar 2', description: 'Visits; “commas”, 100 %' }
  expect(carried(toast)).toEqual(toast)
  expect(carried({ title: 'Unblocked' })).toEqual({ title: 'Unblocked', description: '' })
  expect(carried({ title: 'Failed', tone: 'bad' })).toMatchObject({ tone: 'bad' })
})

test('with https only a toast that is bound to it counts, and it is cleared under its own name', () => {
  const headers = new Headers({ 'set-cookie': toastCookie({ title: 'Blocked' }) })
  bindToast(headers)
  const [bound = '', ...attributes] = headers.get('set-cookie')?.split('; ') ?? []
  expect(attributes).toContain('Secure')
  expect(readToast(`toast=title=Call+me; ${bound}`, true)).toMatchObject({
    toast: { title: 'Blocked' },
    cleared: '__Host-toast=; Path=/; Max-Age=0; Secure',
  })
  expect(readToast('toast=title=Call+me', true)).toBeNull()
  expect(readToast(bound, false)).toBeNull()
})

test('a cookie that nobody can read is none', () => {
  expect(readToast('', false)).toBeNull()
  expect(readToast('session=1', false)).toBeNull()
  expect(readToast('toast=%%&%E0%A4%A&tone=sour', false)?.toast).toEqual({ title: '' })
})

test('one with a very long name in it is cut, not lost, and not within a character', () => {
  const name = `${'a'.repeat(180)}${'🏊'.repeat(100)}`
  expect(carried({ title: name, description: `${name}${name}` })).toMatchObject({
    title: `${'a'.repeat(180)}${'🏊'.repeat(10)}`,
    description: `${name}${'a'.repeat(120)}`,
  })
  expect(carried({ title: `a${name}` })).toMatchObject({ title: `a${'a'.repeat(180)}${'🏊'.repeat(9)}` })
})
