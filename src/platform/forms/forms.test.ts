import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { newId } from '../id.ts'
import { answerForms, formOf, type Posted } from './forms.server.ts'
import { openKysely } from '../database/kysely.server.ts'
import { refuse, refuseFields } from '../refusal.ts'
import { someone, testVisit } from '../visit.fixture.ts'
import type { Visit } from '../visit.server.ts'

const actor = someone({ firstName: 'Maria' })

function posted(viewer: string) {
  const body = new URLSearchParams({ viewer, name: 'Blue Water' })
  return new Request('https://poolwell.example/profile?tab=business', { method: 'POST', body })
}

test('a form is read only for the user whose page it was on; another user gets a page of their own', async () => {
  expect([...(await formOf({ actor }, posted(actor.id)))]).toEqual([['name', 'Blue Water']])
  const refused = await formOf({ actor }, posted(newId())).catch((answer: unknown) => answer)
  expect(refused).toMatchObject({ status: 303 })
  const headers = refused instanceof Response ? refused.headers : new Headers()
  expect(headers.get('location')).toBe('/profile?tab=business')
  expect(decodeURIComponent(headers.get('set-cookie') ?? '')).toContain('You are logged in as Maria now')
})

const read = (body: BodyInit) => formOf({ actor }, new Request('https://poolwell.example/', { method: 'POST', body }))

test('a line break is read as the one character that was typed and counted, however browsers send it', async () => {
  const lines = 'Green water.\nA loud pump.'
  const form = new FormData()
  form.set('description', lines)
  form.set('picture', new File(['\r\n'], 'pool.jpg'))
  expect((await read(form)).get('description')).toBe(lines)
  expect((await read(form)).get('picture')).toMatchObject({ size: 2 })
  const plain = new URLSearchParams({ description: lines.replace('\n', '\r\n') })
  expect((await read(plain)).get('description')).toBe(lines)
})

const forms = {
  rename: {
    about: 'photoId',
    schema: z.strictObject({ name: z.string().min(1, 'Please name it') }),
    title: ({ photoId }: Record<string, string>) => `Photo ${photoId} keeps its name`,
    take: async (_visit: Visit, { name }: { name: string }, { id }: Posted) =>
      name === id ? refuse('conflict', 'There is one already') : { [id]: name },
  },
  check: { title: 'Not checked', take: async () => refuseFields({ date: 'Please give a date' }) },
  remove: { toast: 'Not removed', take: async () => refuse('missing', 'It is gone already') },
}

const answerTo = (fields: Record<string, string>, by: typeof actor | null = actor) => {
  const request = new Request('https://poolwell.example/photos.data?tab=all', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return answerForms(testVisit(openKysely(new Pool()), by, new Date()), request, forms)
}

test('of several forms the posted one is taken, with what it is about apart from what its schema parses', async () => {
  expect(await answerTo({ intent: 'rename', photoId: '7', name: 'Steps' })).toEqual({ 7: 'Steps' })
  expect(await answerTo({ intent: 'rename at once', photoId: '7', name: 'Steps' })).toEqual({ 7: 'Steps' })
})

test('whoever is signed out hears that before anything of the form is read', async () => {
  for (const intent of ['rename', 'check', 'erase'])
    await expect(answerTo({ intent }, null)).rejects.toMatchObject({ kind: 'signed-out' })
})

test('a form that its page no longer has changes nothing, and loads the page as it is now', async () => {
  for (const intent of ['', 'constructor', 'erase']) {
    const answer = await answerTo({ intent, photoId: '7', name: 'Steps' })
    expect(answer).toMatchObject({ status: 303 })
    const headers = answer instanceof Response ? answer.headers : new Headers()
    expect([headers.get('location'), headers.get('x-remix-reload-document')]).toEqual(['/photos?tab=all', 'true'])
    expect(decodeURIComponent(headers.get('set-cookie') ?? '')).toContain('This page has been updated')
  }
})

test('a form that is refused comes back with the reason and all that was typed', async () => {
  const empty = { intent: 'rename', photoId: '7', name: '' }
  expect(await answerTo(empty)).toMatchObject({
    data: { message: null, fields: { name: 'Please name it' }, values: empty },
    init: { status: 422 },
  })
  const taken = { intent: 'rename', photoId: '7', name: '7' }
  expect(await answerTo(taken)).toMatchObject({
    data: { message: 'Photo 7 keeps its name. There is one already.', fields: {}, values: taken },
    init: { status: 409 },
  })
  expect(await answerTo({ intent: 'check' })).toMatchObject({
    data: { message: 'Not checked', fields: { date: 'Please give a date' } },
    init: { status: 422 },
  })
})

test('a bare button that is refused says why in a toast on its page', async () => {
  const answer = await answerTo({ intent: 'remove' })
  const headers = answer instanceof Response ? answer.headers : new Headers()
  expect(headers.get('location')).toBe('/photos?tab=all')
  expect(decodeURIComponent(headers.get('set-cookie') ?? '')).toContain(
    'title=Not removed&description=It is gone already.&',
  )
})

test.each([
  ['urlencoded', (count: number) => new URLSearchParams(fields(count))],
  ['multipart', (count: number) => fields(count).reduce(append, new FormData())],
])('a form with more fields than any of ours is refused unread: %s', async (_, bodyOf) => {
  const ofMany = async (count: number) => {
    const posted = new Request('https://poolwell.example/contact', { method: 'POST', body: bodyOf(count) })
    return [...(await formOf({ actor: null }, posted))].length
  }
  expect(await ofMany(4500)).toBe(4500)
  await expect(ofMany(4501)).rejects.toMatchObject({ status: 413 })
})

test('a multipart form may hold a large file, but no large text; names count as text', async () => {
  const most = 128 * 1024 - ['name', 'picture', 'pool.jpg'].join('').length
  expect((await withText(most)).get('picture')).toMatchObject({ size: 3 * 1024 * 1024 })
  await expect(withText(most + 1)).rejects.toMatchObject({ status: 413 })
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
