import type { Cursor } from '../../../platform/cursor.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { movesAppointment } from '../../appointments/appointment.ts'
import { queueEmail } from '../../notifications/emails.server.ts'
import { notify } from '../../notifications/notifications.server.ts'
import { setBookingNewsRead } from '../../notifications/notifications.table.server.ts'
import { queueOptionalEmail } from '../../notifications/optional-emails.server.ts'
import { recordAnswerSpeed } from '../figures/answer-speed.server.ts'
import { correspondenceAbout } from './correspondence.server.ts'
import { forEachBooking } from '../changes/each-booking.server.ts'
import { appointmentReminder, didItTakePlace, noAnswerYet } from './booking-emails-to-customer.ts'
import { answerReminder, appointmentOver } from './booking-emails-to-pro.ts'
import { chooseReminder } from './choose-reminder.ts'
import { withOtherTimes } from './move-emails.ts'
import { asksToChoose, nextReminder, nothingToChooseAt, remindToChooseAt } from './reminders.ts'
import {
  type DueReminder,
  findDueReminders,
  findOpenStarts,
  isRequestedTimeTaken,
  lockDueReminder,
  setReminder,
} from './reminders.table.server.ts'

/**
 * A scheduled job: reminds pros of unanswered requests, customers of suggested times and of tomorrow's appointments,
 * and pros, at last their customers, too, to say how those that are over ended.
 */
export async function sendReminders(visit: Visit): Promise<void> {
  const find = (last: Cursor | undefined) => findDueReminders(visit, last)
  await forEachBooking(visit, { find, change: remind, failure: 'a reminder could not be written' })
}

async function remind(visit: Visit, id: string): Promise<void> {
  const booking = await lockDueReminder(visit, id)
  if (!booking) return
  const next = nextReminder(booking, visit.now)
  await setReminder(visit, id, next)
  if (booking.remindAt > booking.endsAt) return askToComplete(visit, booking, { isLast: next === null })
  // The job may run late: an appointment that has begun needs no answer and no reminder.
  if (booking.startsAt <= visit.now) return
  if (booking.status === 'pending') await (booking.suggestionId ? askToChoose : askForAnswer)(visit, booking)
  if (booking.status === 'accepted') await (asksToChoose(booking) ? askToChoose : remindOfAppointment)(visit, booking)
}

async function askForAnswer(visit: Visit, booking: DueReminder): Promise<void> {
  // A request that has waited for a day counts as a slow answer from now on.
  await recordAnswerSpeed(visit, booking.proId)
  const timeTaken = await isRequestedTimeTaken(visit, booking.id)
  const { customerAccountEmail, proAccountEmail, data } = await correspondenceAbout(visit, booking)
  if (proAccountEmail) await queueEmail(visit, proAccountEmail, answerReminder(data, { timeTaken }))
  // A customer who asked to move an appointment needs no other pro.
  if (!customerAccountEmail || movesAppointment(data)) return
  await queueEmail(visit, customerAccountEmail, noAnswerYet(data))
}

/** Only of the times that are still free: if none is, the customer has nothing to choose. */
async function askToChoose(visit: Visit, booking: DueReminder): Promise<void> {
  const starts = await findOpenStarts(visit, booking.id)
  const { customerAccountEmail, proAccountEmail, data } = await correspondenceAbout(visit, booking)
  if (!customerAccountEmail || !data.suggestion) return
  if (starts.length > 0) {
    const open = { ...data, suggestion: { ...data.suggestion, starts } }
    await queueEmail(visit, customerAccountEmail, chooseReminder(open))
    if (booking.status === 'pending') await setReminder(visit, booking.id, nothingToChooseAt(booking, starts))
    return
  }
  if (booking.status === 'accepted') return askLater(visit, booking, data.suggestion.starts)
  if (!proAccountEmail) return
  await queueEmail(
    visit,
    proAccountEmail,
    answerReminder(data, { timeTaken: await isRequestedTimeTaken(visit, booking.id) }),
  )
}

/** For an appointment: once a request for another time for it is declined, its customer can choose again. */
async function askLater(visit: Visit, { id, startsAt }: DueReminder, starts: readonly Date[]): Promise<void> {
  const coming = starts.filter((start) => start > visit.now)
  const remindAt = remindToChooseAt(visit.now, { startsAt }, coming)
  if (asksToChoose({ startsAt, remindAt })) await setReminder(visit, id, remindAt)
}

async function remindOfAppointment(visit: Visit, booking: DueReminder): Promise<void> {
  const starts = await findOpenStarts(visit, booking.id)
  const { customerAccountEmail, data } = await correspondenceAbout(visit, booking)
  if (!customerAccountEmail) return
  const email = appointmentReminder(data, visit.now)
  await queueEmail(visit, customerAccountEmail, starts.length > 0 ? withOtherTimes(email, data, starts) : email)
}

/** The last time, its customer, who can then mark it completed, too. */
async function askToComplete(visit: Visit, booking: DueReminder, { isLast }: { isLast: boolean }): Promise<void> {
  const { customerAccountEmail, proAccountEmail, data } = await correspondenceAbout(visit, booking)
  // A customer who has deleted the account writes no review.
  if (!proAccountEmail || !customerAccountEmail) return
  const { id: bookingId, proId, customerId } = booking
  const asked = [
    { accountId: proId, address: proAccountEmail, email: appointmentOver(data) },
    ...(isLast ? [{ accountId: customerId, address: customerAccountEmail, email: didItTakePlace(data) }] : []),
  ]
  // The second reminder replaces the first, which must not count as unread, too.
  await setBookingNewsRead(visit, [proId], [bookingId])
  for (const { email, ...to } of asked) {
    await notify(visit, { to: to.accountId, kind: 'over', bookingId })
    await queueOptionalEmail(visit, { ...to, kind: 'visits' }, email)
  }
  const people = asked.map(({ accountId }) => accountId)
  await visit.bus.publish(visit.db, people, { type: 'booking', data: { bookingId } })
}
