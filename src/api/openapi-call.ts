import type { z } from 'zod'

import type { ShapeName } from './openapi-shapes.ts'

/** A call as the description of the API tells of it. */
export interface Call {
  summary: string
  body?: z.ZodType
  query?: z.ZodType
  /** Status → the shape of the answer; `[shape]` is a list, `null` has no body, other text is a media type. */
  answers: Record<number, ShapeName | readonly [ShapeName] | `${string}/${string}` | null>
  /** Nobody needs to be signed in. */
  open?: true
  /** Statuses it refuses with beside those that follow from the rest. */
  refuses?: readonly (401 | 403 | 404)[]
  /** It answers 409 where the state of things does not allow it. */
  conflicts?: true
  /** It makes something, once under one idempotency key. */
  repeatable?: true
  /** Headers of its answer, with what they are. */
  headers?: Record<string, string>
}
