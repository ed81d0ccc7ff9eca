import { hash } from 'node:crypto'

import { refuseReuse } from '../../../platform/idempotency.server.ts'
import { refuse } from '../../../platform/refusal.ts'
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
  if (earlier) return bookingOf(earlier, requestHash)
  const bookingId = await book()
  if (await insertKey(visit, { accountId, key, requestHash, bookingId })) return bookingId
  const used = bookingOf(await findUsedKey(visit, accountId, key), requestHash)
  // Meanwhile the same request made a booking that has ended since: this second one must not stay.
  if (used !== bookingId) refuse('conflict', 'This request was sent twice at the same time. Please try again.')
  return used
}

function bookingOf(used: Awaited<ReturnType<typeof findUsedKey>>, requestHash: string): string {
  return used?.requestHash === requestHash ? used.bookingId : refuseReuse()
}
