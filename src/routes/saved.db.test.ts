import { createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { testDatabase } from '../../tests/support/databases.ts'
import { marketplace } from '../features/bookings/marketplace.fixture.ts'
import { type Visit, visitContext } from '../platform/visit.server.ts'
import { action } from './saved.tsx'

const { db } = await testDatabase()
const { as, customer, pro } = await marketplace(db)

/** What the heart of a pro is answered: by scripts at an address that ends in `.data`, or without. */
async function press(visit: Visit, path: '/saved' | '/saved.data', saved: 'yes' | 'no', id = pro.id) {
  const requestContext = new RouterContextProvider()
  requestContext.set(visitContext, visit)
  const body = new URLSearchParams({ pro: id, saved, from: '/find-pros?location=91101' })
  const request = new Request(`https://poolwell.example${path}`, { method: 'POST', body })
  const answer = await createStaticHandler([{ id: 'saved', path, action }]).query(request, { requestContext })
  return answer instanceof Response ? answer : { status: answer.statusCode, ...answer.actionData?.['saved'] }
}

test('a heart is answered with what became of it, and a refusal is one by its status, too', async () => {
  expect(await press(as(customer), '/saved.data', 'yes')).toEqual({ status: 200, saved: true, message: null })
  expect(await press(as(customer), '/saved.data', 'no')).toEqual({ status: 200, saved: false, message: null })
  const message = 'Not saved. Only customers can save a professional.'
  expect(await press(as(pro), '/saved.data', 'yes')).toEqual({ status: 403, saved: false, message })
})

test('without scripts a heart that is refused says why on the page where it was pressed, next to it', async () => {
  const answer = await press(as(pro), '/saved', 'yes')
  const headers = answer instanceof Response ? answer.headers : new Headers()
  expect([answer.status, headers.get('location')]).toEqual([303, `/find-pros?location=91101#save-${pro.id}`])
  expect(decodeURIComponent(headers.get('set-cookie') ?? '')).toContain('Only customers can save a professional.')
})

/** Where a heart leads that is pressed by somebody who is signed out. */
async function led(...pressed: ['yes' | 'no', string?]) {
  const answer = await press(as(null), '/saved.data', ...pressed)
  return answer instanceof Response ? answer.headers.get('location') : null
}

test('whoever was signed out meanwhile logs in, with which a pro is saved, but none is removed', async () => {
  const login = '/login?redirect=/find-pros%3Flocation%3D91101'
  expect(await led('yes')).toBe(`${login}&save=${pro.id}`)
  expect(await led('yes', 'made-up&redirect=//evil.example')).toBe(login)
  expect(await led('no')).toBe(login)
})
