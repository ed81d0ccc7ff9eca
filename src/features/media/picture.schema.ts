import { z } from 'zod'

/** The fields sent with a picture, or instead of it when one is removed. */
export const PictureForm = z.strictObject({
  purpose: z.enum(['profile', 'business']),
  back: z.string().max(300).default('/profile'),
})
export type PictureForm = z.output<typeof PictureForm>
