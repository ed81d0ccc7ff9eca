import type { Visit } from '../../platform/visit.server.ts'
import { formerPro } from './deleted-account.ts'

/** A business without approval is in no list, has no page and gets no requests. */
export async function hideBusiness({ db }: Visit, accountId: string): Promise<void> {
  await db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', accountId).execute()
}

/** Erases its profile texts, services, hours and answers to reviews. The row stays for its customers' bookings. */
export async function eraseBusiness({ db, now }: Visit, accountId: string): Promise<void> {
  const contact = { phone: null, email: null, profileImage: null, verifiedNote: null, isVerified: false }
  const place = { address: '', city: '', state: '', zip: '', latitude: 0, longitude: 0, serviceRadius: 1 }
  const rules = { yearsInBusiness: 0, bufferMinutes: 0, noticeHours: 0, wishedPlan: null }
  await db
    .updateTable('pro')
    .set({
      businessName: formerPro,
      description: '',
      ...contact,
      ...place,
      ...rules,
      answersWithin: null,
      answersUntil: null,
      offeredServices: '[]',
    })
    .where('accountId', '=', accountId)
    .execute()

  const gone = { name: 'Former service', description: '', updatedAt: now }
  await db.updateTable('service').set(gone).where('proId', '=', accountId).execute()
  await db
    .updateTable('service')
    .set({ archivedAt: now })
    .where('proId', '=', accountId)
    .where('archivedAt', 'is', null)
    .execute()
  await db.deleteFrom('workingHours').where('proId', '=', accountId).execute()
  await db.deleteFrom('hoursException').where('proId', '=', accountId).execute()
  await db.deleteFrom('awayTime').where('proId', '=', accountId).execute()
  await db
    .updateTable('review')
    .set({ proResponse: null, respondedAt: null })
    .where('proId', '=', accountId)
    .where('respondedAt', 'is not', null)
    .execute()
}
