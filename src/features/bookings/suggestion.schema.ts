import { z } from 'zod'

import { numberFromText, prose } from '../../platform/text.ts'
import { CalendarDay } from '../availability/availability.schema.ts'
import { price } from '../services/service.schema.ts'
import { optional, TimeOfDay } from './booking.schema.ts'
import { mostTimes } from './suggested-times.ts'

const some = 'Please choose at least one time'

/** A start in the time zone of the booking. */
export const SuggestedStart = z.strictObject({ date: CalendarDay, time: TimeOfDay })
export type SuggestedStart = z.output<typeof SuggestedStart>

/** The times replace those that were suggested before. */
export const TimesSuggestion = z.strictObject({
  times: z.array(SuggestedStart, some).min(1, some).max(mostTimes, `Please choose ${mostTimes} times at most`),
  note: optional(prose({ max: 500 })),
  price: z.preprocess(numberFromText, price('Please give the price as a number').optional()).optional(),
})
export type TimesSuggestion = z.output<typeof TimesSuggestion>
