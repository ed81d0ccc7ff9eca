import type { Visit } from '../../platform/visit.server.ts'

/** A business with its services, including archived ones, and its hours; null for a user without one. */
export async function findOwnBusiness({ db }: Visit, proId: string) {
  const row = await db.selectFrom('pro').selectAll().where('accountId', '=', proId).executeTakeFirst()
  if (!row) return null
  const { verifiedNote: _operators, ...profile } = row
  return {
    profile,
    services: await db.selectFrom('service').selectAll().where('proId', '=', proId).orderBy('createdAt').execute(),
    weeklyHours: await db
      .selectFrom('workingHours')
      .select(['weekday', 'startMinute', 'endMinute'])
      .where('proId', '=', proId)
      .orderBy('weekday')
      .orderBy('startMinute')
      .execute(),
    otherHours: await db
      .selectFrom('hoursException')
      .select(['date', 'closed', 'startMinute', 'endMinute'])
      .where('proId', '=', proId)
      .orderBy('date')
      .orderBy('startMinute')
      .execute(),
    timesAway: await db
      .selectFrom('awayTime')
      .select(['date', 'startMinute', 'endMinute'])
      .where('proId', '=', proId)
      .orderBy('date')
      .orderBy('startMinute')
      .execute(),
  }
}
