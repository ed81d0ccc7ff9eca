import { z } from 'zod'

const range = (least: number, most: number, message: string) =>
  z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message))

const blank = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional())

export const sorts = ['distance', 'rating'] as const
export type Sort = (typeof sorts)[number]

/** Where a result list continues. Opaque to clients; a forged one is refused. */
const Position = z.union([
  z.strictObject({ by: z.literal('distance'), serves: z.boolean(), miles: z.number().min(0).max(100), id: z.uuid() }),
  // No further than the columns reach, which the database would refuse to compare with.
  z.strictObject({ by: z.literal('rating'), rank: z.int().min(0).max(500), reviews: z.int32().min(0), id: z.uuid() }),
])
export type Position = z.output<typeof Position>

export const SearchCursor = z.codec(z.string().max(300), Position, {
  decode: (text, context) => {
    const parsed = Position.safeParse(fromBase64(text))
    if (parsed.success) return parsed.data
    context.issues.push({ code: 'custom', input: text, message: 'This cursor is not one of ours' })
    return z.NEVER
  },
  encode: (position) => btoa(JSON.stringify(position)).replaceAll('=', ''),
})

/** The filters, as they stand in an address. */
export const SearchQuery = z
  .strictObject({
    location: blank(z.string().max(300, 'Please use at most 300 characters')),
    lat: blank(range(-90, 90, 'Latitude is a number from -90 to 90')),
    lng: blank(range(-180, 180, 'Longitude is a number from -180 to 180')),
    service: blank(
      z.union([z.literal('all').transform(() => 0), range(1, 1_000_000, 'Please choose a service').pipe(z.int())]),
    ),
    minRating: blank(range(0, 5, 'The minimum rating is a number from 0 to 5')),
    distance: blank(range(1, 100, 'The distance is a number of miles from 1 to 100')),
    sort: blank(z.enum(sorts, 'Sort by distance or rating')),
    limit: blank(range(1, 50, 'Please give a number from 1 to 50').pipe(z.int('Please give a number from 1 to 50'))),
    cursor: blank(SearchCursor),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lat'],
    error: 'Latitude and longitude go together',
  })
export type SearchQuery = z.output<typeof SearchQuery>

function fromBase64(text: string): unknown {
  try {
    return JSON.parse(atob(text))
  } catch {
    return undefined
  }
}
