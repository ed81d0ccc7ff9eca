import { z } from 'zod'

import { chosenPassword } from '../features/accounts/password.schema.ts'
import type { Config } from '../platform/config.server.ts'
import { shapes } from './shapes.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** The schema of a body or of a query, as clients have to send it. */
export function bodyOrQuery(schema: z.ZodType, { passwordMinLength }: Pick<Config, 'passwordMinLength'>): JsonSchema {
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

/** The shapes of all answers; those inside others are references. */
export function answerSchemas(): Record<string, JsonSchema> {
  const named = z.registry<{ id: string }>()
  for (const [id, shape] of Object.entries(shapes)) named.add(shape, { id })
  const { schemas } = z.toJSONSchema(named, {
    io: 'output',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      withoutSafeRange(jsonSchema)
      // Answers may get more fields, and a client that checks them must not break then.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutDialect(schema)]))
}

/** Every integer has the bounds of those that JavaScript can count to, which say nothing about the field. */
function withoutSafeRange(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

function withoutDialect({ $schema: _dialect, $id: _id, '~standard': _standard, ...schema }: JsonSchema): JsonSchema {
  return schema
}
