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

test.each([
  ['urlencoded', (count: number) => new URLSearchParams(fields(count))],
  ['multipart', (count: number) => fields(count).reduce(append, new FormData())],
])('a form with more fields than any of ours is refused unread: %s', async (_, bodyOf) => {
  const ofMany = async (count: number) => {
    const posted = new Request('https://poolwell.example/contact', { method: 'POST', body: bodyOf(count) })
    return [...(await formOf({ actor: null }, posted))].length
  }
  expect(await ofMany(2500)).toBe(2500)
  await expect(ofMany(2501)).rejects.toMatchObject({ status: 413 })
})

test('a multipart form may hold a large file, but not a large text', async () => {
  expect((await withText(128 * 1024)).get('picture')).toMatchObject({ size: 3 * 1024 * 1024 })
  await expect(withText(128 * 1024 + 1)).rejects.toMatchObject({ status: 413 })
})

function withText(length: number): Promise<FormData> {
  const body = append(new FormData(), ['name', 'x'.repeat(length)])
  body.set('picture', new File([new Uint8Array(3 * 1024 * 1024)], 'pool.jpg'))
  return formOf({ actor: null }, new Request('https://poolwell.example/profile/picture', { method: 'POST', body }))
}

function fields(count: number): [string, string][] {
  return Array.from({ length: count }, (_, index) => [`field-${index}`, '1'])
}

function append(form: FormData, [name, value]: [string, string]): FormData {
  form.append(name, value)
  return form
}
