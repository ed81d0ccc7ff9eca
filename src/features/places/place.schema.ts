import { z } from 'zod'

/** The part of a place's name that has been typed so far. */
export const PlaceQuery = z.strictObject({ q: z.string().max(300, 'Please use at most 300 characters').default('') })
