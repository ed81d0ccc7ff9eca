import type { z } from 'zod'

import type { ShapeName } from './openapi-shapes.ts'

/** A call, as the API's description presents it. */
export interface Call {
  summary: string
  body?: z.ZodType
  query?: z.ZodType
  /** Status → the shape of the answer; `[shape]` is a list, `null` has no body, other strings are media types. */
  answers: Record<number, ShapeName | readonly [ShapeName] | `${string}/${string}` | null>
  /** The caller need not be signed in. */
  open?: true
  /** The statuses of its refusals, in addition to those that follow from the other fields. */
  refuses?: readonly (401 | 403 | 404)[]
  /** It answers 409 when the current state does not allow it. */
  conflicts?: true
  /** It creates something, once per idempotency key. */
  repeatable?: true
  /** The headers of its answer, with their descriptions. */
  headers?: Record<string, string>
}
