import { expect, test } from 'vitest'
import { z } from 'zod'

import { openLog } from '../platform/log.server.ts'
import { openCalls } from './calls.ts'
import { openapiDocument } from './openapi.ts'

const calls = openCalls(openLog('silent'))
const document = openapiDocument(calls, { publicUrl: 'https://poolwell.example', passwordMinLength: 6 })

test('the document is generated from the schemas that the calls use for parsing', () => {
  expect(document.openapi).toBe('3.1.0')
  const names = ['https://poolwell.example', 'http://localhost:3000'].map(
    (publicUrl) => openapiDocument(calls, { publicUrl, passwordMinLength: 6 }).components.securitySchemes.session.name,
  )
  expect(names).toEqual(['__Host-session', 'session'])
  expect(document.paths['/api/booking-request']).toMatchObject({
    post: {
      requestBody: {
        content: { 'application/json': { schema: { additionalProperties: false, required: expect.any(Array) } } },
      },
      responses: {
        201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/BookingRequestResult' } } } },
      },
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
        { name: 'replacesId', in: 'query', required: false },
      ],
    },
  })
})

test('every reference resolves, and every path is complete', () => {
  const text = JSON.stringify(document)
  const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...new Set(named)]))
  const shared = [...text.matchAll(/"#\/components\/responses\/(\w+)"/g)].map(([, name]) => name)
  expect(Object.keys(document.components.responses)).toEqual(expect.arrayContaining([...new Set(shared)]))
  for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/api\/[\w/{}.-]+$/)
})

test('optional fields, password lengths and number ranges in the document are those that the calls accept', () => {
  const { paths } = openapiDocument(calls, { publicUrl: 'https://poolwell.example', passwordMinLength: 10 })
  const bodyOf = (path: string, method: string) =>
    z
      .object({
        requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema: JsonSchema }) }) }),
      })
      .parse(paths[path]?.[method]).requestBody.content['application/json'].schema
  for (const [path, method] of [
    ['/api/pros', 'post'],
    ['/api/pros/{userId}', 'put'],
  ] as const) {
    const { required, properties, anyOf } = bodyOf(path, method)
    expect(required).toEqual(['businessName', 'description', 'address', 'city', 'state'])
    expect(properties).toHaveProperty('zipCode')
    expect(anyOf).toEqual([{ required: ['zip'] }, { required: ['zipCode'] }])
  }
  expect(bodyOf('/api/auth/register', 'post').properties).toMatchObject({
    password: { minLength: 10 },
    email: { format: 'email' },
  })
  expect(bodyOf('/api/auth/login', 'post').properties).toMatchObject({ password: { minLength: 6 } })
  expect(bodyOf('/api/services', 'post').properties).toMatchObject({ price: { minimum: 0, multipleOf: 0.01 } })
  expect(paths['/api/pros/search']).toMatchObject({
    get: {
      operationId: 'getProsSearch',
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'lat', schema: { type: 'number', minimum: -90, maximum: 90 } }),
        expect.objectContaining({ name: 'limit', schema: { type: 'integer', minimum: 1, maximum: 50, default: 20 } }),
      ]),
      responses: {
        200: { headers: { Link: expect.any(Object), 'X-Location': expect.any(Object) } },
        422: { $ref: '#/components/responses/422' },
      },
    },
  })
  expect(paths['/api/pros/{userId}/availability']).toMatchObject({
    get: { parameters: expect.arrayContaining([expect.objectContaining({ name: 'days', schema: days })]) },
  })
})

test('no call is declared twice; each has a unique name, and its headers and refusals are described', () => {
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((one) => Operation.parse(one)),
  )
  expect(operations).toHaveLength(calls.length)
  const names = operations.map(({ operationId }) => operationId)
  expect(names).toHaveLength(new Set(names).size)
  expect(names).toContain('getProsByUserIdAvailability')
  expect(document.paths['/api/booking-request']).toMatchObject({
    post: {
      parameters: [{ name: 'Idempotency-Key', in: 'header' }],
      responses: { 401: {}, 409: {}, 422: {}, 429: {}, 503: {} },
    },
  })
  expect(document.paths['/api/auth/verify-email']).toMatchObject({ post: { responses: { 409: {} } } })
  expect(document.components.responses).toMatchObject({ 429: { headers: { 'Retry-After': {} } } })
})

test('times are patterns, units and meanings are described, and integers have no bounds but their own', () => {
  const { schemas } = document.components
  const described = { description: expect.any(String) }
  expect(schemas['Booking']).toMatchObject({
    properties: { scheduledTime: { pattern: expect.any(String) }, durationMinutes: described, price: described },
  })
  expect(schemas['ProCard']).toMatchObject({ properties: { answersWithin: described } })
  expect(schemas['User']).toMatchObject({
    properties: { subscriptionExpiresAt: { anyOf: [{ format: 'date-time' }, {}] } },
  })
  expect(document.paths['/api/booking-request']).toMatchObject({
    post: { requestBody: { content: { 'application/json': { schema: { properties: { replacesId: described } } } } } },
  })
  expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER))
  expect(document.paths['/api/cancel-subscription']).toMatchObject({
    get: { responses: { 303: { headers: { Location: described } } } },
  })
})

const days = { type: 'integer', minimum: 1, maximum: 60, default: 14 }
const Operation = z.object({ operationId: z.string() })
const JsonSchema = z.object({
  required: z.array(z.string()),
  properties: z.record(z.string(), z.unknown()),
  anyOf: z.array(z.unknown()).optional(),
})
