import { redirect } from 'react-router'

import { Cursor, cursorIn } from '../../platform/cursor.ts'
import { type BookingTab, bookingTabs } from '../../features/bookings/booking-words.ts'
import type { BookingParty } from '../../features/bookings/booking.ts'
import { listBookings, positionOf } from '../../features/bookings/lists/booking-lists.server.ts'
import { countOpenBookings } from '../../features/bookings/bookings.server.ts'
import { inSeries } from '../../features/bookings/series/series-ahead.server.ts'
import { ownServiceArea } from '../../features/pros/pros.server.ts'
import { bookingsPath } from '../../features/appointments/dashboard-paths.ts'
import { redirectWithToast } from '../../platform/forms/toast-redirects.server.ts'
import { searchedText } from '../../platform/searched-text.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { ofAnotherAccount } from '../require-pro.server.ts'
import { bookingsInWords } from './bookings-in-words.server.ts'

/** One sub-tab of a dashboard: its bookings, and how many are open. */
export async function loadBookingsTab<Side extends BookingParty>(visit: Visit, side: Side, { searchParams }: URL) {
  const path = bookingsPath({ isCustomer: side === 'customer', role: signedIn(visit).role })
  const id = searchParams.get('booking')
  const [cursor, openedId] = [cursorIn(searchParams), searchParams.get(openedParameter)]
  const address = id && (await addressShowing(visit, side, { id, cursor }))
  // With scripts a redirect loses the fragment of the link.
  if (address) throw redirect(`${path}${address}#${id}`)
  if (id) throw redirectWithToast(path, ofAnotherAccount(signedIn(visit)))
  const { id: tab, statuses: status, order } = tabNamed(side, searchParams.get('status'))
  const search = searchedText(searchParams)
  const [{ bookings, next }, counts, area, named] = await Promise.all([
    listBookings(visit, { side, status, order, cursor, search }),
    countOpenBookings(visit, side),
    side === 'pro' ? ownServiceArea(visit) : null,
    side === 'customer' || tab === 'canceled' ? inSeries(visit, openedId ?? '') : null,
  ])
  // The last booking of the last page has left it.
  if (cursor && bookings.length === 0) {
    throw redirect(`${path}?${new URLSearchParams({ status: tab, ...(search && { search }) })}`)
  }
  const words = await bookingsInWords(visit, named ? [...bookings, named] : bookings, { side, area })
  return {
    tab,
    bookings: words.slice(0, bookings.length),
    opened: words.findLast((booking) => booking.series && booking.id === openedId) ?? null,
    next,
    // One page needs no search.
    search: search || cursor || next ? search : null,
    now: visit.now.toISOString(),
    counts,
  }
}

/** The sub-tab with this id, otherwise the one that the dashboard opens with. */
function tabNamed<Side extends BookingParty>(side: Side, id: string | null): BookingTab<Side> {
  return tabsOf[side].find((tab) => tab.id === id) ?? openingTab[side]
}

const tabsOf: { [Side in BookingParty]: readonly BookingTab<Side>[] } = bookingTabs
const openingTab: { [Side in BookingParty]: BookingTab<Side> } = {
  customer: bookingTabs.customer[1],
  pro: bookingTabs.pro[0],
}

/**
 * The query of the sub-tab, and of the page unless it is the first, that shows this booking of the caller's. The open
 * page is kept if it shows it.
 */
async function addressShowing(visit: Visit, side: BookingParty, { id, cursor }: Sought): Promise<string | undefined> {
  const position = await positionOf(visit, id, side)
  if (!position) return undefined
  const tabs: readonly BookingTab[] = bookingTabs[side]
  const tab = tabs.find(({ statuses }) => statuses.includes(position.status))
  if (!tab) return undefined
  const { statuses: status, order } = tab
  const isOn = async (page?: Cursor) => {
    const { bookings } = await listBookings(visit, { side, status, order, cursor: page })
    return bookings.some((booking) => booking.id === position.cardId)
  }
  const address = `?status=${tab.id}${position.isClosed ? `&${openedParameter}=${id}` : ''}`
  if (cursor && (await isOn(cursor))) return `${address}&cursor=${Cursor.encode(cursor)}`
  return (await isOn()) ? address : `${address}&cursor=${Cursor.encode(position.before(order))}`
}

interface Sought {
  id: string
  cursor: Cursor | undefined
}

/** Names a later appointment of a series, to be shown in full in the place of its row. */
const openedParameter = 'open'
