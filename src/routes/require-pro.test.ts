import { expect, test } from 'vitest'

import { readToast } from '../platform/forms/toast-cookie.ts'
import type { Actor } from '../platform/visit.server.ts'
import { onlyPros } from './require-pro.server.ts'
import { someone } from '../platform/visit.fixture.ts'

const dee = someone({ firstName: 'Dee', lastName: 'Moss', email: 'dee@example.com' })

test('a link for pros tells a customer which account is logged in; a signed-out visitor is redirected without a message', () => {
  const answer = whereSent(dee)
  expect(answer.headers.get('location')).toBe('/')
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(readToast(cookie, false)?.toast).toMatchObject({
    title: 'That page is for pros',
    description: 'You are logged in as Dee.',
  })
  expect(whereSent(null).headers.get('set-cookie')).toBeNull()
})

function whereSent(actor: Actor | null): Response {
  try {
    onlyPros({ actor })
  } catch (answer) {
    if (answer instanceof Response) return answer
  }
  throw new Error('was let in')
}
