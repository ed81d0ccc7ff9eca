import type { Database } from '../../../platform/database/database.server.ts'
import type { ServiceRow } from '../../../platform/tables/pro-tables.ts'
import { newId } from '../../../platform/id.ts'
import type { Actor, Visit } from '../../../platform/visit.server.ts'
import { getBooking } from '../bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, addService, type Marketplace, marketplace } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { retractSuggestion } from './retract-suggestion.server.ts'
import { suggestTimes } from './suggest-times.server.ts'
import type { TimesSuggestion } from './suggestion.schema.ts'
import { takeSuggestedTime } from './take-suggested-time.server.ts'

export const tuesday = { date: '2026-03-03', time: '14:00' }
export const wednesday = { date: '2026-03-04', time: '09:00' }

/** The row of a booking whose customer took Tuesday instead of Monday at nine. */
export const takenOnTuesday = {
  startsAt: new Date('2026-03-03T22:00:00Z'),
  endsAt: new Date('2026-03-03T23:00:00Z'),
  remindAt: new Date('2026-03-02T22:00:00Z'),
  requestedDate: '2026-03-02',
  requestedTime: '09:00',
}

/** A request for Monday at nine, with functions to suggest, take, take back and read it. */
export async function asked(db: Database, market?: Marketplace, service?: Partial<ServiceRow>) {
  const given = market ?? (await marketplace(db))
  const { as, customer, pro, request } = given
  const serviceId = service ? await addService(db, pro.id, service) : null
  const { id } = await requestBooking(as(customer), request({ serviceId }))
  const suggest = (times = [tuesday, wednesday], more: Partial<TimesSuggestion> = {}, who: Actor = pro, at?: Date) =>
    suggestTimes(as(who, at), id, { times, note: null, ...more })
  const take = async (start = tuesday, who: Actor = customer, at?: Date) =>
    takeSuggestedTime(as(who, at), id, { ...start, suggestionId: await suggestionOf(as(customer), id) })
  const retract = async (suggestionId?: string, who: Actor = pro, at?: Date) =>
    retractSuggestion(as(who, at), id, { suggestionId: suggestionId ?? (await suggestionOf(as(customer), id)) })
  const seen = (who: Actor = customer, at?: Date) => getBooking(as(who, at), id)
  return { ...given, id, suggest, take, retract, seen }
}

/** The same, accepted: an appointment. */
export async function booked(...given: Parameters<typeof asked>) {
  const market = await asked(...given)
  await changeBooking(market.as(market.pro), market.id, accept)
  return market
}

/** Such an appointment, for which the pro suggests Tuesday and Wednesday. */
export async function toMove(...given: Parameters<typeof asked>) {
  const market = await booked(...given)
  await market.suggest()
  return market
}

/** The id of what is suggested now; another one if nothing is. */
export async function suggestionOf(visit: Visit, id: string): Promise<string> {
  return (await getBooking(visit, id)).suggestion?.id ?? newId()
}

/** Such a request, with Tuesday and Wednesday suggested. */
export async function suggested(...given: Parameters<typeof asked>) {
  const market = await asked(...given)
  await market.suggest()
  return market
}
