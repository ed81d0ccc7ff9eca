import { expect, test } from 'vitest'

import { newId } from './id.ts'
import { formOf } from './forms.server.ts'
import type { Actor } from './visit.server.ts'

const maria = { id: newId(), role: 'pro', firstName: 'Maria', lastName: 'Lopez', email: 'maria@example.com' } as const
const actor: Actor = { ...maria, imageUrl: null, hasProProfile: true, sessionId: newId() }

function posted(viewer: string) {
  const body = new URLSearchParams({ viewer, name: 'Blue Water' })
  return new Request('https://poolwell.example/profile?tab=business', { method: 'POST', body })
}

test('a form is read only for the user whose page it was on; another user gets a page of their own', async () => {
  expect([...(await formOf({ actor }, posted(maria.id)))]).toEqual([['name', 'Blue Water']])
  const refused = await formOf({ actor }, posted(newId())).catch((answer: unknown) => answer)
  expect(refused).toMatchObject({ status: 303 })
  const headers = refused instanceof Response ? refused.headers : new Headers()
  expect(headers.get('location')).toBe('/profile?tab=business')
  expect(decodeURIComponent(headers.get('set-cookie') ?? '')).toContain('You are logged in as Maria now')
})
