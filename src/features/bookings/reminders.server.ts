import type { Visit } from '../../platform/visit.server.ts'
import { queueEmail } from '../notifications/emails.server.ts'
import { appointmentReminder } from './booking-emails-to-customer.ts'
import { unanswered } from './booking-emails-to-pro.ts'
import { correspondenceAbout } from './correspondence.server.ts'
import { forEachBooking } from './each-booking.server.ts'
import { findDueReminders, takeReminder } from './reminders.table.server.ts'

/** Run by the clock: asks pros again for an answer, and reminds customers of the visit of tomorrow. */
export async function sendReminders(visit: Visit): Promise<void> {
  const ids = await findDueReminders(visit)
  await forEachBooking(visit, ids, { change: remind, failure: 'a reminder could not be written' })
}

async function remind(visit: Visit, id: string): Promise<void> {
  const booking = await takeReminder(visit, id)
  if (!booking) return
  // Late, since the clock may have stood still: what has begun needs no reminder.
  if (booking.startsAt <= visit.now) return
  const { customerAccountEmail, proAccountEmail, data } = await correspondenceAbout(visit, booking)
  if (booking.status === 'pending' && proAccountEmail) await queueEmail(visit, proAccountEmail, unanswered(data))
  if (booking.status === 'accepted' && customerAccountEmail) {
    await queueEmail(visit, customerAccountEmail, appointmentReminder(data, visit.now))
  }
}
