import { and, eq, getTableColumns, isNotNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { account } from '../schema.js'
import { booking, pro } from './schema.js'

export const customers = alias(account, 'customer')
export const owners = alias(account, 'owner')

/** What a booking, its emails and its answer need to know about both parties. */
export const partyColumns = {
  proId: pro.accountId,
  businessName: pro.businessName,
  timeZone: pro.timeZone,
  bufferMinutes: pro.bufferMinutes,
  noticeHours: pro.noticeHours,
  proEmail: owners.email,
  proFirstName: owners.firstName,
  proLastName: owners.lastName,
  customerEmail: customers.email,
  customerFirstName: customers.firstName,
  customerLastName: customers.lastName,
  customerConfirmed: isNotNull(customers.emailVerifiedAt).mapWith(Boolean),
}

/** The booking and its parties, for one of them. */
export async function findBooking(tx, id, personId) {
  const [found] = await tx
    .select({ booking: getTableColumns(booking), parties: partyColumns })
    .from(booking)
    .innerJoin(pro, eq(pro.accountId, booking.proId))
    .innerJoin(owners, eq(owners.id, booking.proId))
    .innerJoin(customers, eq(customers.id, booking.customerId))
    .where(and(eq(booking.id, id), or(eq(booking.customerId, personId), eq(booking.proId, personId))))
  return found
}

export function present(found, parties, viewer) {
  const { customerName: _name, customerEmail: email, customerPhone: phone, priceCents, ...booking } = found
  const knowsStreet = viewer.id === booking.customerId || ['accepted', 'completed'].includes(booking.status)
  return {
    ...booking,
    address: knowsStreet ? booking.address : null,
    price: priceCents === null ? null : priceCents / 100,
    customer: { firstName: parties.customerFirstName, lastName: parties.customerLastName, email, phone },
    pro: { firstName: parties.proFirstName, lastName: parties.proLastName, businessName: parties.businessName },
  }
}
