import type { JobData } from '../../platform/jobs/jobs.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { Email } from '../notifications/email.ts'
import { queueEmails } from '../notifications/emails.server.ts'
import { notify } from '../notifications/notifications.server.ts'
import { setBookingNewsRead } from '../notifications/notifications.table.server.ts'
import { queueOptionalEmail } from '../notifications/optional-emails.server.ts'
import {
  type ReviewEmailData,
  reviewChanged,
  reviewRespondedTo,
  reviewReceived,
  reviewPhotoRemoved,
  reviewRemoved,
  reviewTakenDown,
} from './review-emails.ts'
import { findRemovalMail, findReviewMail } from './review-emails.table.server.ts'
import type { GivenResponse } from './reviews.table.server.ts'

/** Tells the pro of a new review, in its transaction. */
export async function notifyOfReview(visit: Visit, reviewId: string, proId: string): Promise<void> {
  await tellPro(visit, { reviewId, proId }, reviewReceived)
}

/** Tells the pro of the new words and stars in the same way. */
export async function notifyOfChange(visit: Visit, reviewId: string, proId: string): Promise<void> {
  await tellPro(visit, { reviewId, proId }, reviewChanged)
}

async function tellPro(
  visit: Visit,
  { reviewId, proId }: Pick<GivenResponse, 'reviewId' | 'proId'>,
  words: (review: ReviewEmailData) => Email,
): Promise<void> {
  const mail = await findReviewMail(visit, reviewId, proId)
  if (!mail) return
  const news = { by: mail.customerId, to: proId, address: mail.proAccountEmail, kind: 'review', reviewId } as const
  await tell(visit, mail, { ...news, email: words(emailData(visit, mail)) })
}

/** Tells the customer of the pro's first response in the same way. */
export async function notifyOfResponse(visit: Visit, { reviewId, proId, response }: GivenResponse): Promise<void> {
  const mail = await findReviewMail(visit, reviewId, proId)
  if (!mail) return
  const news = { by: proId, to: mail.customerId, address: mail.customerAccountEmail, kind: 'answer', reviewId } as const
  await tell(visit, mail, { ...news, email: reviewRespondedTo(emailData(visit, mail), response) })
}

/** Tells the author that their review was removed, and why; and its pro that it was, if the accounts still exist. */
export async function notifyOfRemoval(visit: Visit, removed: JobData['review-removed']): Promise<void> {
  const mail = await findRemovalMail(visit, removed)
  if (!mail) return
  const { authorEmail, proEmail, businessName } = mail
  const toAuthor = { to: authorEmail, email: reviewRemoved({ businessName, ...removed }) }
  const toPro = { to: proEmail, email: reviewTakenDown({ siteUrl: visit.config.publicUrl, ...removed }) }
  await queueEmails(
    visit,
    [toAuthor, toPro].flatMap(({ to, email }) => (to === null ? [] : [{ to, email }])),
  )
}

/** Tells the author that a photo of their review was removed, and why, if the account still exists. */
export async function notifyOfPhotoRemovedFromReview(
  visit: Visit,
  { reason, ...review }: JobData['review-photo-removed'],
): Promise<void> {
  const mail = await findRemovalMail(visit, review)
  if (!mail || mail.authorEmail === null) return
  const email = reviewPhotoRemoved({ ...mail, siteUrl: visit.config.publicUrl, proId: review.proId, reason })
  await queueEmails(visit, [{ to: mail.authorEmail, email }])
}

type ReviewMail = NonNullable<Awaited<ReturnType<typeof findReviewMail>>>

interface News {
  by: string
  to: string
  /** Null for an account that was deleted. */
  address: string | null
  kind: 'review' | 'answer'
  reviewId: string
  email: Email
}

/** After a block without the words of the other one, so not by email. */
async function tell(visit: Visit, mail: ReviewMail, { by, to, address, kind, reviewId, email }: News): Promise<void> {
  const { bookingId, customerId, proId, blocked } = mail
  await setBookingNewsRead(visit, [by], [bookingId])
  if (address === null) return
  await notify(visit, { to, kind, bookingId, reviewId })
  await visit.bus.publish(visit.db, [customerId, proId], { type: 'booking', data: { bookingId } })
  if (!blocked) await queueOptionalEmail(visit, { accountId: to, address, kind: 'reviews' }, email)
}

function emailData(visit: Visit, mail: ReviewMail) {
  const { author, customerRole } = mail
  return {
    ...mail,
    author: author ?? 'A customer',
    customerRole: customerRole ?? 'customer',
    siteUrl: visit.config.publicUrl,
  }
}
