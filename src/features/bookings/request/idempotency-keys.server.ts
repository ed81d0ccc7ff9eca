import { hash } from 'node:crypto'

import { refuseReuse } from '../../../platform/idempotency.server.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import type { BookingRequest } from '../booking.schema.ts'
import { findUsedKey, insertKey } from './idempotency-keys.table.server.ts'

/** Books once per key of an account, and returns that booking from then on; without a key it just books. */
export async function onceByKey(
  visit: Visit,
  { accountId, key, request }: { accountId: string; key: string | undefined; request: BookingRequest },
  book: () => Promise<string>,
): Promise<string> {
  if (key === undefined) return book()
  const requestHash = hash('sha256', JSON.stringify(request), 'base64url')
  const earlier = await findUsedKey(visit, accountId, key)
  if (!earlier) {
    const bookingId = await book()
    if (await insertKey(visit, { accountId, key, requestHash, bookingId })) return bookingId
  }
  const used = earlier ?? (await findUsedKey(visit, accountId, key))
  return used?.requestHash === requestHash ? used.bookingId : refuseReuse()
}
