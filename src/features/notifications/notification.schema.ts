import { z } from 'zod'

import { Cursor } from '../../platform/cursor.ts'

export const NotificationsQuery = z.strictObject({
  cursor: Cursor.optional(),
  limit: z
    .string()
    .regex(/^([1-9]|[1-4]\d|50)$/, 'Please give a number from 1 to 50')
    .transform(Number)
    .optional(),
})
