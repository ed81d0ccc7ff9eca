import { globSync, readFileSync } from 'node:fs'

import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { liveEventTypes } from '../platform/bus/live-event.ts'
import { refusalCodes } from '../platform/refusal-codes.ts'
import { openLog } from '../platform/log.server.ts'
import { openCalls, openResources } from './calls.ts'
import { openapiDocument } from './openapi.ts'
import { shapes } from './shapes.ts'

const resources = openResources(openLog('silent'))
const calls = openCalls(openLog('silent'))
const config = { publicUrl: 'https://poolwell.example', passwordMinLength: 6, rateLimitScale: 1 }
const document = openapiDocument(resources, config)

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('every example is accepted by the schema that it is an example of', () => {
  for (const [name, { examples: [example] = [] }] of Object.entries(document.components.schemas)) {
    const shape = Object.entries(shapes).find(([known]) => known === name)?.[1]
    expect(shape?.parse(example), name).toEqual(example)
  }
  for (const { name, method, path, body } of calls.filter(({ body }) => body)) {
    const { requestBody } = WithBody.parse(document.paths[path]?.[method.toLowerCase()])
    expect(body?.safeParse(requestBody.content['application/json'].example), name).toMatchObject({ success: true })
  }
})

test('numbers say their unit, what may be null says when, and parameters say what they are', () => {
  const unclear = Object.entries(document.components.schemas).flatMap(([name, shape]) => unclearIn(shape, name))
  for (const { name, method, path } of calls) {
    const { parameters, requestBody } = Operation.parse(document.paths[path]?.[method.toLowerCase()])
    unclear.push(...unclearIn(requestBody?.content['application/json'].schema ?? {}, name))
    unclear.push(...parameters.filter(({ description }) => !description).map((one) => `${name} ?${one.name}`))
  }
  expect(unclear).toEqual([])
})

test('every code that the guide explains is one that something refuses with', () => {
  const sources = globSync('src/**/*.ts', { exclude: ['**/*.test.ts', '**/refusal-codes.ts'] })
  const source = sources.map((file) => readFileSync(file, 'utf8')).join('')
  const codes = Object.values(refusalCodes).flatMap((ofKind) => Object.keys(ofKind))
  expect(codes.filter((code) => !source.includes(`'${code}'`))).toEqual([])
})

test('calls are grouped by tags with descriptions', () => {
  const tags = document.tags.map(({ name }) => name)
  const used = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((one) => Operation.parse(one).tags),
  )
  expect(new Set(used.flat())).toEqual(new Set(tags))
  for (const { description } of document.tags) expect(description).toMatch(/\.$/)
})

test('live events are described with their names and data', () => {
  expect(document.paths['/api/events']).toMatchObject({
    get: {
      responses: { 200: { content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/LiveEvent' } } } } },
    },
  })
  const events = z.array(LiveEventSchema).parse(document.components.schemas['LiveEvent']?.anyOf)
  expect(events.map(({ properties }) => properties.event.const)).toEqual(liveEventTypes)
  expect(events[0]?.properties.data).toMatchObject({ required: ['conversationId', 'seq'] })
})

test('the guide names every code of a refusal, and the limits as the server scales them', () => {
  const { description } = openapiDocument(resources, { ...config, rateLimitScale: 3 }).info
  for (const code of ['TIME_TAKEN', 'SIGNED_OUT', 'IDEMPOTENCY_KEY_REUSED'])
    expect(description).toContain(`\`${code}\``)
  expect(description).toContain('| Booking requests, for each account | 30 in an hour |')
  expect(description).toContain('curl -c jar "$API/auth/register"')
  expect(description).toContain('https://poolwell.example/api')
})

test('the document is generated from the schemas that the calls use for parsing', () => {
  expect(document.openapi).toBe('3.1.0')
  const names = ['https://poolwell.example', 'http://localhost:3000'].map(
    (publicUrl) => openapiDocument(resources, { ...config, publicUrl }).components.securitySchemes.session.name,
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
        { name: 'andLater', in: 'query', required: false },
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
  const { paths } = openapiDocument(resources, { ...config, passwordMinLength: 10 })
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
        422: { description: expect.stringContaining('`UNKNOWN_LOCATION`: ') },
        429: { $ref: '#/components/responses/429' },
      },
    },
  })
  expect(paths['/api/pros/{userId}/availability']).toMatchObject({
    get: {
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'days', schema: days, description: 'How many days' }),
      ]),
    },
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
const Body = z.object({
  content: z.object({ 'application/json': z.object({ schema: z.looseObject({}), example: z.unknown().optional() }) }),
})
const WithBody = z.object({ requestBody: Body })
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()).length(1),
  parameters: z.array(z.object({ name: z.string(), description: z.string().optional() })),
  requestBody: Body.optional(),
})
const LiveEventSchema = z.object({
  description: z.string(),
  properties: z.object({ event: z.object({ const: z.string() }), data: z.looseObject({}) }),
})

const Part = z.object({
  type: z.unknown().optional(),
  description: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).default([]),
})

/** The paths of numbers, and of what an answer may have as null, that nothing is said about. */
function unclearIn(schema: unknown, path: string, isDescribed = false): string[] {
  const { type, description, properties, items, anyOf } = Part.parse(schema)
  const isClear = isDescribed || description !== undefined || anyOf.some((one) => Part.parse(one).description)
  const types = [type, ...anyOf.map((one) => Part.parse(one).type)].flat()
  const needsWords = types.some(
    (one) => one === 'number' || one === 'integer' || (one === 'null' && !path.includes('/')),
  )
  return [
    ...(needsWords && !isClear ? [path] : []),
    ...Object.entries(properties).flatMap(([name, part]) => unclearIn(part, `${path}.${name}`)),
    ...(items === undefined ? [] : unclearIn(items, `${path}[]`)),
    ...anyOf.flatMap((part) => unclearIn(part, path, isClear)),
  ]
}
const JsonSchema = z.object({
  required: z.array(z.string()),
  properties: z.record(z.string(), z.unknown()),
  anyOf: z.array(z.unknown()).optional(),
})
