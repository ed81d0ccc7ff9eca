import type { JobData } from '../../platform/jobs.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { queueEmail } from '../notifications/emails.server.ts'
import { notify } from '../notifications/notifications.server.ts'
import { setNotificationsRead } from '../notifications/notifications.table.server.ts'
import { queueOptionalEmail } from '../notifications/optional-emails.server.ts'
import { reviewAnswered, reviewReceived, reviewRemoved } from './review-emails.ts'
import { findAuthor, findReviewMail } from './review-emails.table.server.ts'

/** Tells the pro of a new review, in its transaction; after a block without its words, so not by email. */
export async function notifyOfReview(visit: Visit, reviewId: string, proId: string): Promise<void> {
  const mail = await findReviewMail(visit, reviewId, proId)
  if (!mail?.proAccountEmail) return
  await setNotificationsRead(visit, mail.customerId, { bookingId: mail.bookingId })
  await notifyOf(visit, mail, { to: proId, kind: 'review', reviewId })
  if (mail.blocked) return
  const to = { accountId: proId, address: mail.proAccountEmail, kind: 'reviews' } as const
  await queueOptionalEmail(visit, to, reviewReceived(emailData(visit, mail)))
}

/** Tells the customer of the pro's first answer in the same way. */
export async function notifyOfResponse(visit: Visit, reviewId: string, proId: string, response: string): Promise<void> {
  const mail = await findReviewMail(visit, reviewId, proId)
  if (!mail) return
  await setNotificationsRead(visit, proId, { bookingId: mail.bookingId })
  if (!mail.customerAccountEmail) return
  await notifyOf(visit, mail, { to: mail.customerId, kind: 'answer', reviewId })
  if (mail.blocked) return
  const to = { accountId: mail.customerId, address: mail.customerAccountEmail, kind: 'reviews' } as const
  await queueOptionalEmail(visit, to, reviewAnswered(emailData(visit, mail), response))
}

/** Tells the author, if the account still exists, that their review was removed, and why. */
export async function notifyOfRemoval(visit: Visit, removed: JobData['review-removed']): Promise<void> {
  const author = await findAuthor(visit, removed)
  if (author) await queueEmail(visit, author.email, reviewRemoved({ ...author, ...removed }))
}

type ReviewMail = NonNullable<Awaited<ReturnType<typeof findReviewMail>>>

async function notifyOf(
  visit: Visit,
  { bookingId, customerId, proId }: ReviewMail,
  news: { to: string; kind: 'review' | 'answer'; reviewId: string },
): Promise<void> {
  await notify(visit, { ...news, bookingId })
  await visit.bus.publish(visit.db, [customerId, proId], { type: 'booking', data: { bookingId } })
}

function emailData(visit: Visit, mail: ReviewMail) {
  return { ...mail, author: mail.author ?? 'A customer', siteUrl: visit.config.publicUrl }
}
