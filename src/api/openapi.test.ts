import { expect, test } from 'vitest'

import { createApi } from './app.ts'
import { paymentEventsApi } from './memberships.ts'
import { calls } from './openapi-calls.ts'
import { callOf, openapiDocument } from './openapi.ts'

const document = openapiDocument({ publicUrl: 'https://poolwell.example' })

test('every call has its entry, and every entry its call', () => {
  const routes = [...createApi().routes, ...paymentEventsApi.routes]
  const real = routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => callOf({ method, path: `/api${path}` }))
  expect(Object.keys(calls).toSorted()).toEqual([...new Set(real)].toSorted())
})

test('the document is generated from the schemas that the calls parse with', () => {
  expect(document.openapi).toBe('3.1.0')
  const names = ['https://poolwell.example', 'http://localhost:3000'].map(
    (publicUrl) => openapiDocument({ publicUrl }).components.securitySchemes.session.name,
  )
  expect(names).toEqual(['__Host-session', 'session'])
  expect(document.paths['/api/booking-request']).toMatchObject({
    post: {
      requestBody: {
        content: { 'application/json': { schema: { additionalProperties: false, required: expect.any(Array) } } },
      },
      responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/BookingMade' } } } } },
    },
  })
  expect(document.paths['/api/pros/{userId}/availability']).toMatchObject({
    get: {
      security: [],
      parameters: [
        { name: 'userId', in: 'path', required: true },
        { name: 'from', in: 'query', required: false },
        { name: 'days', in: 'query', required: false },
        { name: 'durationMinutes', in: 'query', required: false },
      ],
    },
  })
})

test('every reference resolves, and every path is complete', () => {
  const text = JSON.stringify(document)
  const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...new Set(named)]))
  for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/api\/[\w/{}.-]+$/)
})
