import { z } from 'zod'

import { sessionCookie } from '../platform/cookies.server.ts'
import { type Call, calls } from './openapi-calls.ts'
import { shapes } from './openapi-shapes.ts'

type Schema = Record<string, unknown>

/** The description of every call in the words of OpenAPI 3.1, made from the schemas that the calls parse with. */
export function openapiDocument({ publicUrl }: { publicUrl: string }) {
  const paths: Record<string, Schema> = {}
  for (const [name, call] of Object.entries(calls)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(path, call) }
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
      schemas: Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, schemaOf(shape, 'output')])),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie(publicUrl).name } },
    },
  }
}

/** "GET /api/pros/{userId}" from a route of the router. */
export function callOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`
}

/** The methods that are for this path: none where there is no such call at all. */
export function methodsAt(path: string): string[] {
  return Object.keys(calls).flatMap((call) => {
    const [method = '', template = ''] = call.split(' ')
    const pattern = template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')
    if (!new RegExp(`^${pattern}$`).test(path)) return []
    return method === 'GET' ? ['GET', 'HEAD'] : [method]
  })
}

export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _version, '~standard': _standard, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function operation(path: string, { summary, body, query, answers, open }: Call): Schema {
  return {
    summary,
    tags: [path.split('/')[2]],
    security: open ? [] : [{ session: [] }],
    parameters: [...pathParameters(path), ...(query ? queryParameters(query) : [])],
    ...(body ? { requestBody: { required: true, content: json(schemaOf(body, 'input')) } } : {}),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, response(answer)])),
      default: { description: 'Error', content: json(reference('Error')) },
    },
  }
}

function response(answer: Call['answers'][number]): Schema {
  if (answer === null || answer === undefined) return { description: 'Success' }
  if (typeof answer !== 'string') {
    return { description: `A list of ${answer[0]}`, content: json({ type: 'array', items: reference(answer[0]) }) }
  }
  if (answer.includes('/')) return { description: 'Success', content: { [answer]: {} } }
  return { description: answer, content: json(reference(answer)) }
}

function pathParameters(path: string): Schema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(query: z.ZodType): Schema[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function json(schema: Schema) {
  return { 'application/json': { schema } }
}

function reference(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}
