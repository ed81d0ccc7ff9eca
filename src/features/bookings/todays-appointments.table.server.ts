import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'

export type AcceptedBooking = Awaited<ReturnType<typeof findAcceptedOn>>[number]

export async function findTimeZone(visit: Visit, proId: string): Promise<string | undefined> {
  const pro = await visit.db.selectFrom('pro').select('timeZone').where('accountId', '=', proId).executeTakeFirst()
  return pro?.timeZone
}

export async function findAcceptedOn(visit: Visit, proId: string, day: string) {
  return visit.db
    .selectFrom('booking')
    .select(['id', 'scheduledTime', 'serviceName', 'serviceType', 'customerName', 'customerPhone'])
    .select(['address', 'city', 'state', 'zip'])
    .where('proId', '=', proId)
    .where('status', '=', sql.lit('accepted'))
    .where('scheduledDate', '=', day)
    .orderBy('startsAt')
    .execute()
}
