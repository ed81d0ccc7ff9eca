import { z } from 'zod'

import { chosenPassword } from '../features/accounts/password.schema.ts'
import type { Config } from '../platform/config.server.ts'
import { sessionCookie } from '../platform/cookies.server.ts'
import { json, refusals, responsesOf } from './openapi-answers.ts'
import type { Contract } from './call.ts'
import { calls } from './openapi-calls.ts'
import { shapes } from './shapes.ts'

type Schema = Record<string, unknown>
type Described = Pick<Config, 'publicUrl' | 'passwordMinLength'>

/** The description of all calls in the OpenAPI 3.1 format, generated from the schemas that the calls use for parsing. */
export function openapiDocument(config: Described) {
  const { publicUrl } = config
  const paths: Record<string, Schema> = {}
  for (const [name, call] of Object.entries(calls)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call, config) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Poolwell',
      version: '1',
      description: 'JSON in and out. The session is a cookie. Money is dollars with two decimals, instants are UTC.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, answerShape(shape)])),
      responses: refusals(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie(publicUrl).name } },
    },
  }
}

/** "GET /api/pros/{userId}" from a route of the router. */
export function callOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`
}

/** The methods of the first template that matches this path; empty for a path without calls. */
export function methodsAt(path: string): string[] {
  const known = Object.keys(calls).map((call) => call.split(' '))
  const template = known.map(([, template = '']) => template).find((template) => fits(template, path))
  const methods = known.flatMap(([method = '', other]) => (other === template ? [method] : []))
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

function fits(template: string, path: string): boolean {
  const pattern = template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(path)
}

export function bodyOrQuery(schema: z.ZodType, { passwordMinLength }: Described): Schema {
  return withoutDialect(
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema === chosenPassword) jsonSchema.minLength = passwordMinLength
      },
    }),
  )
}

export function answerShape(shape: z.ZodType): Schema {
  return withoutDialect(z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' }))
}

function withoutDialect({ $schema: _dialect, '~standard': _standard, ...schema }: z.core.JSONSchema.BaseSchema) {
  return schema
}

function operation(name: string, call: Contract, config: Described): Schema {
  const [, path = ''] = name.split(' ')
  const { summary, body, query, repeatable, open } = call
  return {
    operationId: operationId(name),
    summary,
    tags: [path.split('/')[2]],
    security: open ? [] : [{ session: [] }],
    parameters: [
      ...pathParameters(path),
      ...(query ? queryParameters(bodyOrQuery(query, config)) : []),
      ...(repeatable ? [idempotencyKey] : []),
    ],
    ...(body ? { requestBody: { required: true, content: json(bodyOrQuery(body, config)) } } : {}),
    responses: responsesOf(name, call),
  }
}

/** "getProsByUserIdAvailability" of "GET /api/pros/{userId}/availability". */
function operationId(name: string): string {
  const [method = '', path = ''] = name.replace('/api', '').split(' ')
  const words = path.replaceAll('{', 'by-').split(/[^\w]+/)
  return method.toLowerCase() + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
}

function pathParameters(path: string): Schema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: text }))
}

function queryParameters({ properties = {}, required = [] }: z.core.JSONSchema.BaseSchema): Schema[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const text = { type: 'string' }

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same key with the same request, sent again, is answered with what the first one made; with another request it answers 409',
  schema: { ...text, maxLength: 200 },
}
