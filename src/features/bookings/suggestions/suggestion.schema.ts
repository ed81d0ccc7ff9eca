import { z } from 'zod'

import { line, prose } from '../../../platform/text.ts'
import { CalendarDay } from '../../availability/availability.schema.ts'
import { OpenPrice } from '../../services/service.schema.ts'
import { andLater, optional, TimeOfDay } from '../booking.schema.ts'
import { mostSuggested } from '../booking.ts'

const some = 'Please choose at least one time'

/** A start in the time zone of the booking. */
export const SuggestedStart = z.strictObject({ date: CalendarDay, time: TimeOfDay })
export type SuggestedStart = z.output<typeof SuggestedStart>

/** The suggestion that was seen: there may be another one by now. */
export const SeenSuggestion = z.strictObject({
  suggestionId: line({ min: 1, max: 100 }).describe('The `id` of the booking’s `suggestion`'),
})
export type SeenSuggestion = z.output<typeof SeenSuggestion>

/** One of the times, and the suggestion in which the customer saw it: whoever takes it agrees to its price. */
export const TakenTime = SuggestedStart.extend(SeenSuggestion.shape)
export type TakenTime = z.output<typeof TakenTime>

export const TimesSuggestion = z.strictObject({
  times: z
    .array(SuggestedStart, some)
    .min(1, some)
    .max(mostSuggested, `Please choose ${mostSuggested} times at most`)
    .describe('In the `timeZone` of the booking. They replace those that were suggested before'),
  note: optional(prose({ max: 500, example: 'I am in your street that day.' })),
  price: OpenPrice,
  andLater: andLater().describe(
    'For a visit of a series: those after it move, too, in their rhythm from the time that is taken',
  ),
  status: z
    .enum(['pending', 'accepted'], 'Please say pending or accepted')
    .optional()
    .describe('What the booking was when you chose: refused if it has changed since, because then a visit would move'),
})
export type TimesSuggestion = z.output<typeof TimesSuggestion>
