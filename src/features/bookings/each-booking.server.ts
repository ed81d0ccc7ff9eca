import { transact, type Visit } from '../../platform/visit.server.ts'

/**
 * Does something to each booking in a transaction of its own; one that fails is logged and keeps no other from its turn.
 * How many it was done to: those that another process was quicker with do not count.
 */
export async function forEachBooking(
  visit: Visit,
  ids: readonly string[],
  { change, failure }: { change: (visit: Visit, id: string) => Promise<boolean>; failure: string },
): Promise<number> {
  let done = 0
  for (const id of ids) {
    try {
      if (await transact(visit, (visit) => change(visit, id))) done++
    } catch (error) {
      visit.log.error({ error, bookingId: id }, failure)
    }
  }
  return done
}
