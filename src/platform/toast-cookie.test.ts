import { expect, test } from 'vitest'

import { readToast, toastCookie } from './toast-cookie.server.ts'

/** The toast of the page after the redirect. */
function carried(toast: Parameters<typeof toastCookie>[0]) {
  const [cookie = ''] = toastCookie(toast).split(';')
  return readToast(new Request('http://localhost:3000/', { headers: { cookie } }), 'http://localhost:3000')
}

test('a toast reaches the next page as it was', () => {
  const toast = { title: 'Booked: Mon, Mar 2', description: 'Visits; “commas”, 100 %', tone: 'good' } as const
  expect(carried(toast)).toEqual(toast)
  expect(carried({ title: 'Unblocked' })).toEqual({ title: 'Unblocked' })
})

test('one with a very long name in it is cut, not lost, and not within a character', () => {
  const name = `${'a'.repeat(180)}${'🏊'.repeat(100)}`
  expect(carried({ title: name, description: `${name}${name}` })).toEqual({
    title: `${'a'.repeat(180)}${'🏊'.repeat(10)}`,
    description: `${name}${'a'.repeat(120)}`,
  })
  expect(carried({ title: `a${name}` })).toEqual({ title: `a${'a'.repeat(180)}${'🏊'.repeat(9)}` })
})
