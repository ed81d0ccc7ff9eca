import { z } from 'zod'

import { chosenPassword } from '../features/accounts/password.schema.ts'
import type { Config } from '../platform/config.server.ts'
import { sessionCookie } from '../platform/cookies.server.ts'
import { json, refusals, responsesOf } from './openapi-answers.ts'
import type { Call } from './call.ts'
import { shapes } from './shapes.ts'

type Schema = Record<string, unknown>
type Described = Pick<Config, 'publicUrl' | 'passwordMinLength'>

/** The description of all calls in the OpenAPI 3.1 format, generated from the schemas that the calls use for parsing. */
export function openapiDocument(calls: readonly Call[], config: Described) {
  const { publicUrl } = config
  const paths: Record<string, Schema> = {}
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, config) }
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

export function bodyOrQuery(schema: z.ZodType, { passwordMinLength }: Described): Schema {
  return withoutDialect(
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema === chosenPassword) jsonSchema.minLength = passwordMinLength
        withoutSafeRange(jsonSchema)
      },
    }),
  )
}

export function answerShape(shape: z.ZodType): Schema {
  return withoutDialect(
    z.toJSONSchema(shape, {
      io: 'output',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => withoutSafeRange(jsonSchema),
    }),
  )
}

/** Every integer has the bounds of those that JavaScript can count to, which say nothing about the field. */
function withoutSafeRange(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

function withoutDialect({ $schema: _dialect, '~standard': _standard, ...schema }: z.core.JSONSchema.BaseSchema) {
  return schema
}

function operation(call: Call, config: Described): Schema {
  const { path, summary, body, query, repeatable, open } = call
  return {
    operationId: operationId(call),
    summary,
    tags: [path.split('/')[2]],
    security: open ? [] : [{ session: [] }],
    parameters: [
      ...pathParameters(call),
      ...(query ? queryParameters(bodyOrQuery(query, config)) : []),
      ...(repeatable ? [idempotencyKey] : []),
    ],
    ...(body ? { requestBody: { required: true, content: json(bodyOrQuery(body, config)) } } : {}),
    responses: responsesOf(call),
  }
}

/** "getProsByUserIdAvailability" of "GET /api/pros/{userId}/availability". */
function operationId({ method, path }: Call): string {
  const words = path
    .replace('/api', '')
    .replaceAll('{', 'by-')
    .split(/[^\w]+/)
  return method.toLowerCase() + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
}

function pathParameters({ path, params }: Call): Schema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const pattern = params[name]
    return { name, in: 'path', required: true, schema: pattern ? { ...text, pattern: `^${pattern}$` } : text }
  })
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
