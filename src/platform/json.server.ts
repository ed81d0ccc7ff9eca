import type { z } from 'zod'

import { type FieldErrors, refuseFields } from './refusal.ts'

/** The value, or a refusal that names each wrong field once. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  return parsed.success ? parsed.data : refuseFields(fieldErrors(parsed.error))
}

export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    for (const name of namesOf(issue)) fields[name] ??= issue.message
  }
  return fields
}

function namesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys
  return [issue.path.length ? issue.path.join('.') : 'body']
}
