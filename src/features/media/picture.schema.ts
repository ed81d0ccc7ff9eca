import { z } from 'zod'

/** What comes with the file when a picture is sent, or instead of it when one is removed. */
export const PictureForm = z.strictObject({
  purpose: z.enum(['profile', 'business']),
  intent: z.enum(['upload', 'remove']).default('upload'),
  back: z.string().max(300).default('/profile'),
})
export type PictureForm = z.output<typeof PictureForm>
