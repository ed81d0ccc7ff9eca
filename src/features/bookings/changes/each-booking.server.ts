import { transact, type Visit } from '../../../platform/visit.server.ts'

/** Changes each booking in its own transaction. A failure is logged and does not stop the others. */
export async function forEachBooking(
  visit: Visit,
  ids: readonly string[],
  { change, failure }: { change: (visit: Visit, id: string) => Promise<void>; failure: string },
): Promise<void> {
  for (const id of ids) {
    try {
      await transact(visit, (visit) => change(visit, id))
    } catch (error) {
      visit.log.error({ error, bookingId: id }, failure)
    }
  }
}
