import type { Config } from '../platform/config.server.ts'
import { sessionCookie } from '../platform/cookies.server.ts'
import type { Call } from './call.ts'
import type { Resource } from './calls.ts'
import { exampleOf } from './examples.ts'
import { guide } from './guide.ts'
import { answerSchemas, bodyOrQuery, type JsonSchema } from './json-schema.ts'
import { json, refusals, responsesOf } from './openapi-answers.ts'

type Part = Record<string, unknown>
export type Described = Pick<Config, 'publicUrl' | 'passwordMinLength' | 'rateLimitScale'>

/**
 * The description of all calls in the OpenAPI 3.1 format, generated from the schemas that the calls use for parsing.
 */
export function openapiDocument(resources: readonly Resource[], config: Described) {
  const { publicUrl } = config
  const paths: Record<string, Part> = {}
  for (const { name, calls } of resources) {
    for (const call of calls) {
      const described = { tags: [name], ...operation(call, config) }
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: described }
    }
  }
  const used = JSON.stringify(paths)
  const responses = Object.entries(refusals()).filter(([status]) => used.includes(`/responses/${status}"`))
  return {
    openapi: '3.1.0',
    info: { title: 'Poolwell', version: '1', description: guide(config) },
    servers: [{ url: publicUrl }],
    tags: resources.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      schemas: withExamples(answerSchemas()),
      responses: Object.fromEntries(responses),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie(publicUrl).name,
          description: 'The cookie that registering and logging in set',
        },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'Stripe-Signature',
          description: 'The signature of the body by the payment provider',
        },
      },
    },
  }
}

function withExamples(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, { ...schema, examples: [exampleOf(schema, schemas)] }]),
  )
}

function operation(call: Call, config: Described): Part {
  const { summary, details, query, repeatable } = call
  return {
    operationId: operationId(call),
    summary,
    ...(details && { description: details }),
    security: securityOf(call),
    parameters: [
      ...pathParameters(call),
      ...(query ? queryParameters(bodyOrQuery(query, config)) : []),
      ...(repeatable ? [idempotencyKey] : []),
    ],
    ...bodyOf(call, config),
    responses: responsesOf(call),
  }
}

function securityOf({ open, signed }: Call): Part[] {
  if (signed) return [{ signature: [] }]
  return open ? [] : [{ session: [] }]
}

function bodyOf({ body, signed }: Call, config: Described): Part {
  if (signed) return { requestBody: { required: true, content: json({ type: 'object' }) } }
  if (!body) return {}
  const schema = bodyOrQuery(body, config)
  return { requestBody: { required: true, content: json(schema, exampleOf(schema, {})) } }
}

/** "getProsByUserIdAvailability" of "GET /api/pros/{userId}/availability". */
function operationId({ method, path }: Call): string {
  const words = path
    .replace('/api', '')
    .replaceAll('{', 'by-')
    .split(/[^\w]+/)
  return method.toLowerCase() + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
}

function pathParameters({ path, params }: Call): Part[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const pattern = params[name]
    const schema = pattern ? { ...text, pattern: `^${pattern}$` } : text
    return { name, in: 'path', required: true, description: pathWords(path, name), schema }
  })
}

/** What the parameter names, by what is before it: "The `id` of a booking" in "/api/bookings/{id}". */
function pathWords(path: string, name: string): string {
  const [before = ''] = path.split(`/{${name}}`)
  const parent = before.split('/').at(-1) ?? ''
  if (parent === 'messages') return 'The id of the other person'
  if (parent === 'calendar') return 'The secret file name in the address of a calendar'
  return name === 'userId'
    ? 'The `userId` of a pro'
    : `The \`id\` of one of ${path.includes('auth') ? 'your ' : 'the '}${parent}`
}

function queryParameters({ properties = {}, required = [] }: JsonSchema): Part[] {
  return Object.entries(properties).map(([name, schema]) => {
    const { description, ...rest } = typeof schema === 'boolean' ? {} : schema
    return { name, in: 'query', required: required.includes(name), description, schema: rest }
  })
}

const text = { type: 'string' }

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same key with the same request, sent again, is answered with what the first one made; with another request it answers 409',
  schema: { ...text, maxLength: 200, examples: ['first-visit'] },
}
