import type { Database } from '../../../platform/database/database.server.ts'
import { suggestionOf } from '../suggestions/suggested-times.fixture.ts'
import { suggestTimes } from '../suggestions/suggest-times.server.ts'
import { takeSuggestedTime } from '../suggestions/take-suggested-time.server.ts'
import type { Marketplace } from '../marketplace.fixture.ts'
import { bookedSeries, weekly } from './repeating.fixture.ts'

export const wednesday = { date: '2026-04-01', time: '10:00' }

/** Eight accepted Mondays at nine, with functions to move the fifth and the later ones, to Wednesdays at ten. */
export async function toMoveRest(db: Database, market?: Marketplace) {
  const series = await bookedSeries(db, weekly, market)
  const { as, customer, pro, nth } = series
  const suggest = (times = [wednesday], id = nth(5)) => suggestTimes(as(pro), id, { times, note: null, andLater: true })
  const take = async (start = wednesday) => {
    const suggestionId = await suggestionOf(as(customer), nth(5))
    return takeSuggestedTime(as(customer), nth(5), { ...start, suggestionId })
  }
  const timesOf = async (...numbers: number[]) => {
    const rows = db.selectFrom('booking').select(['id', 'scheduledDate', 'scheduledTime'])
    const found = await rows.where('id', 'in', numbers.map(nth)).execute()
    const byId = new Map(found.map((row) => [row.id, `${row.scheduledDate} ${row.scheduledTime}`]))
    return numbers.map((number) => byId.get(nth(number)))
  }
  return { ...series, suggest, take, timesOf }
}
