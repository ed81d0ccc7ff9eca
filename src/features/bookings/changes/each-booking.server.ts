import type { Cursor } from '../../../platform/cursor.ts'
import { inBatches } from '../../../platform/in-batches.server.ts'
import { transact, type Visit } from '../../../platform/visit.server.ts'
import { lockParties } from '../bookings.table.server.ts'

interface Due {
  /** The next ones after the last, which may still be among those that are due. */
  find: (last: Cursor | undefined) => Promise<Cursor[]>
  change: (visit: Visit, id: string) => Promise<void>
  failure: string
}

/** Changes each booking in its own transaction. A failure is logged and does not stop the others. */
export async function forEachBooking(visit: Visit, { find, change, failure }: Due): Promise<void> {
  for await (const batch of inBatches(find)) {
    for (const { id } of batch) {
      try {
        await transact(visit, async (visit) => {
          await lockParties(visit, id)
          await change(visit, id)
        })
      } catch (error) {
        visit.log.error({ error, bookingId: id }, failure)
      }
    }
  }
}
