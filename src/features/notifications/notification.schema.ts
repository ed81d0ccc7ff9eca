import { z } from 'zod'

import { Cursor, PageSize } from '../../platform/cursor.ts'

export const NotificationsQuery = z.strictObject({
  cursor: Cursor.optional(),
  limit: PageSize.optional(),
})
