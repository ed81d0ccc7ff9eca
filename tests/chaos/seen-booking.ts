import { z } from 'zod'

import { suggesting } from './history.ts'

const Suggestion = z.object({
  id: z.string(),
  note: z.string(),
  times: z.array(z.object({ date: z.string(), time: z.string() })),
})

/** What the crowd needs to know of a booking. */
export const SeenBooking = z.object({
  id: z.string(),
  status: z.string(),
  review: z.object({ id: z.string() }).nullable(),
  replacesId: z.string().nullable(),
  series: z.object({ id: z.string() }).nullable(),
  suggestion: Suggestion.nullable(),
})
export type SeenBooking = z.output<typeof SeenBooking>

/** In the words of its history. */
export function stateOf({ status, review, suggestion }: Pick<SeenBooking, 'status' | 'review' | 'suggestion'>): string {
  if (suggestion) return suggesting(status, suggestion.note)
  return review ? `${status}, reviewed` : status
}
