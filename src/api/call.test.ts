import { expect, test } from 'vitest'

import { call } from './call.ts'
import { routesTo } from './call-routes.ts'
import { publicService } from './public-views.ts'
import { shapes } from './shapes.ts'

const described = { id: '1', name: 'Weekly cleaning', description: 'Skim', categoryId: 1, categoryName: 'Maintenance' }
const terms = { priceType: 'fixed', durationMinutes: 60 } as const
const service = { ...described, ...terms, priceCents: 89_50, noteToSelf: 'Ask for the key' }
const open = { summary: 'Get a service', open: true } as const

test('a field that only our pages show is not sent, and money is dollars', async () => {
  const shown = call('GET /api/services/{id}', {
    ...open,
    answers: [200, shapes.Service],
    handle: ({ params }) => publicService({ ...service, id: params.id }),
  })
  const answer = await routesTo([shown]).request('/api/services/7')
  expect(await answer.json()).toEqual({ ...described, ...terms, id: '7', price: 89.5 })
})

test('an answer that does not match its shape is not sent', async () => {
  const broken = call('GET /api/services', {
    ...open,
    answers: [200, shapes.Service],
    handle: () => publicService({ ...service, durationMinutes: 22.5 }),
  })
  const errors: unknown[] = []
  const app = routesTo([broken]).onError((error, c) => {
    errors.push(error.message)
    return c.body(null, 500)
  })
  expect((await app.request('/api/services')).status).toBe(500)
  expect(errors).toEqual([expect.stringContaining('durationMinutes')])
})

test('what everybody may keep says so; an answer without content and one of another type are sent as they are', async () => {
  const app = routesTo([
    call('GET /api/notes', {
      ...open,
      answers: [200, 'text/plain'],
      cacheFor: 60,
      handle: ({ c }) => c.text('Skim weekly.'),
    }),
    call('DELETE /api/notes', { ...open, answers: [204], handle: () => ({ deleted: 3 }) }),
  ])
  const notes = await app.request('/api/notes')
  expect([notes.headers.get('cache-control'), await notes.text()]).toEqual(['public, max-age=60', 'Skim weekly.'])
  const deleted = await app.request('/api/notes', { method: 'DELETE' })
  expect([deleted.status, await deleted.text()]).toEqual([204, ''])
})
