import { z } from 'zod'

export const PlaceQuery = z.strictObject({
  q: z
    .string()
    .max(300, 'Please use at most 300 characters')
    .default('')
    .meta({ description: 'What was typed so far; less than two characters find nothing', examples: ['pasad'] }),
})
