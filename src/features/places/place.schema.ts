import { z } from 'zod'

/** What has been typed of a place so far. */
export const PlaceQuery = z.strictObject({ q: z.string().max(300, 'Please use at most 300 characters').default('') })
