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
  /** It answers 409 where the state of things does not allow it. */
  conflicts?: true
  /** Headers that it reads or answers, with what they are. */
  requestHeaders?: Record<string, string>
  headers?: Record<string, string>
}

export const idempotencyKey = {
  'Idempotency-Key': 'The same key with the same request, sent again, is answered with what the first one made',
}
