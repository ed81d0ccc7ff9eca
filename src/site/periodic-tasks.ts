import { expirePendingRequests } from '../features/bookings/changes/expire-requests.server.ts'
import { sendReminders } from '../features/bookings/emails/reminders.server.ts'
import { maintainMemberships } from '../features/memberships/maintain-memberships.server.ts'
import { marketTotals, refreshMarket } from '../features/reviews/market-figures.server.ts'
import { listingTotals, refreshListings } from '../features/search/local-places.server.ts'
import { priceTotals, refreshPrices } from '../features/services/typical-prices.server.ts'
import { forgetUndeliveredLinks } from '../platform/mail/secret-links.server.ts'
import { removeExpiredLimits } from '../platform/limits/limits.server.ts'
import { removeOldRows } from '../platform/old-rows.server.ts'
import { fillSnapshots } from '../platform/snapshot.server.ts'
import { removeUnfinishedFiles } from '../platform/files/unfinished-files.server.ts'
import type { Visit } from '../platform/visit.server.ts'

/** By the names under which the log reports failures. */
type Tasks<V> = Readonly<Record<string, (visit: V) => Promise<unknown>>>

/** Counts what pages show of whole tables and is not stored yet: all of it in a new database. */
export async function countMissingTotals(visit: Visit): Promise<void> {
  await fillSnapshots(visit, [...marketTotals, ...priceTotals, ...listingTotals])
}

/** What one of all processes does every five minutes, in this order. */
export const periodicTasks: Tasks<Visit> = {
  expirePendingRequests,
  sendReminders,
  ...removeOldRows,
  removeExpiredLimits,
  removeUnfinishedFiles,
  maintainMemberships,
  forgetUndeliveredLinks,
  refreshMarket,
  refreshPrices,
  refreshListings,
}

/** Runs the tasks in order; one that fails is logged and does not stop the others. */
export async function runEach<V extends Pick<Visit, 'log'>>(tasks: Tasks<V>, visit: () => V) {
  for (const [name, task] of Object.entries(tasks)) {
    const ownVisit = visit()
    await task(ownVisit).catch((error: unknown) => {
      ownVisit.log.error({ error, task: name }, 'a periodic task failed')
    })
  }
}
