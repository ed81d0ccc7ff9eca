import { z } from 'zod'

import { foreignCursor, PageSize, whereToContinue } from '../../platform/cursor.ts'
import { booleanFromText, numberFromText } from '../../platform/text.ts'
import { daysAhead } from '../availability/availability.ts'
import { CalendarDay } from '../availability/availability.schema.ts'
import { distances, widestSearch } from './search-limits.ts'

const range = (min: number, max: number, message: string, meta: { default?: number } = {}) =>
  z.preprocess(numberFromText, z.number(message).min(min, message).max(max, message).meta(meta))

const sorts = ['distance', 'rating'] as const
export type Sort = (typeof sorts)[number]

/** The position where a result list continues. Opaque to clients; a forged one is refused. */
const Position = z.union([
  z.strictObject({
    by: z.literal('distance'),
    serves: z.boolean(),
    miles: z.number().min(0).max(widestSearch),
    id: z.uuid(),
  }),
  // Limited to the range of the columns, beyond which the database would refuse to compare.
  z.strictObject({ by: z.literal('rating'), rank: z.int().min(0).max(500), reviews: z.int32().min(0), id: z.uuid() }),
])
export type Position = z.output<typeof Position>

export const SearchCursor = z.codec(z.string().max(300, foreignCursor).describe(whereToContinue), Position, {
  decode: (text, context) => {
    const parsed = Position.safeParse(jsonFromBase64(text))
    if (parsed.success) return parsed.data
    context.issues.push({ code: 'custom', input: text, message: foreignCursor })
    return z.NEVER
  },
  encode: (position) => btoa(JSON.stringify(position)).replaceAll('=', ''),
})

const service = 'Please choose a service'
const together = 'Latitude and longitude go together'

/** The filters as they appear in an address. */
export const SearchQuery = z
  .strictObject({
    location: z
      .string()
      .max(300, 'Please use at most 300 characters')
      .meta({
        description: 'A ZIP code, a city, a state or an address in the United States',
        examples: ['Pasadena, CA'],
      })
      .optional(),
    lat: range(-90, 90, 'Latitude is a number from -90 to 90').optional().describe('With `lng`, instead of `location`'),
    lng: range(-180, 180, 'Longitude is a number from -180 to 180').optional().describe('With `lat`'),
    service: z
      .union([z.literal('all').transform(() => 0), range(1, 1_000_000, service).pipe(z.int(service))], service)
      .optional()
      .describe('The `id` of a category; only pros with such a service'),
    minRating: range(0, 5, 'The minimum rating is a number from 0 to 5')
      .optional()
      .describe('In stars; above 0 leaves out pros without reviews'),
    distance: range(1, widestSearch, `The distance is a number of miles from 1 to ${widestSearch}`, {
      default: distances.start,
    })
      .optional()
      .describe('Miles around the place, if there is one'),
    takesRequests: z
      .preprocess(
        booleanFromText,
        z.boolean('Please say true or false').describe('Whether only pros who take requests'),
      )
      .optional(),
    date: CalendarDay.meta({
      description: `Only pros who take requests and have a free time on this day, where they work; at most ${daysAhead} days ahead`,
      examples: ['2026-11-28'],
    }).optional(),
    except: z
      .uuid('Please give the id of a pro')
      .describe('The `userId` of a pro to leave out, such as one who declined')
      .optional(),
    sort: z
      .enum(sorts, 'Sort by distance or rating')
      .optional()
      .describe('By default distance with a place, else rating. By distance, pros who come to the place are first'),
    limit: PageSize.optional(),
    cursor: SearchCursor.optional(),
  })
  .superRefine(({ lat, lng }, context) => {
    if (lat !== undefined && lng === undefined) context.addIssue({ code: 'custom', path: ['lng'], message: together })
    if (lng !== undefined && lat === undefined) context.addIssue({ code: 'custom', path: ['lat'], message: together })
  })
export type SearchQuery = z.output<typeof SearchQuery>

function jsonFromBase64(text: string): unknown {
  try {
    return JSON.parse(atob(text))
  } catch {
    return undefined
  }
}
