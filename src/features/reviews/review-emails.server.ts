import type { JobData } from '../../platform/jobs.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { queueEmail } from '../notifications/emails.server.ts'
import { notify } from '../notifications/notifications.server.ts'
import { setNotificationsRead } from '../notifications/notifications.table.server.ts'
import { queueOptionalEmail } from '../notifications/optional-emails.server.ts'
import { reviewAnswered, reviewReceived, reviewRemoved } from './review-emails.ts'
import { findAuthor, findReviewPost } from './review-emails.table.server.ts'

/** Tells the pro of a new review, in its transaction; after a block without its words, so not by email. */
export async function notifyOfReview(visit: Visit, reviewId: string, proId: string): Promise<void> {
  const post = await findReviewPost(visit, reviewId, proId)
  if (!post?.proAccountEmail) return
  await setNotificationsRead(visit, post.customerId, { bookingId: post.bookingId })
  await notifyOf(visit, post, { to: proId, kind: 'review', reviewId })
  if (post.blocked) return
  const to = { accountId: proId, address: post.proAccountEmail, kind: 'reviews' } as const
  await queueOptionalEmail(visit, to, reviewReceived(emailData(visit, post)))
}

/** Tells the customer of the first answer in the same way. */
export async function notifyOfResponse(visit: Visit, reviewId: string, proId: string, response: string): Promise<void> {
  const post = await findReviewPost(visit, reviewId, proId)
  if (!post) return
  await setNotificationsRead(visit, proId, { bookingId: post.bookingId })
  if (!post.customerAccountEmail) return
  await notifyOf(visit, post, { to: post.customerId, kind: 'answer', reviewId })
  if (post.blocked) return
  const to = { accountId: post.customerId, address: post.customerAccountEmail, kind: 'reviews' } as const
  await queueOptionalEmail(visit, to, reviewAnswered(emailData(visit, post), response))
}

/** Tells the author, if there still is one, that and why their review was taken away. */
export async function notifyOfRemoval(visit: Visit, removed: JobData['review-removed']): Promise<void> {
  const author = await findAuthor(visit, removed)
  if (author) await queueEmail(visit, author.email, reviewRemoved({ ...author, ...removed }))
}

type Post = NonNullable<Awaited<ReturnType<typeof findReviewPost>>>

async function notifyOf(
  visit: Visit,
  { bookingId, customerId, proId }: Post,
  news: { to: string; kind: 'review' | 'answer'; reviewId: string },
): Promise<void> {
  await notify(visit, { ...news, bookingId })
  await visit.bus.publish(visit.db, [customerId, proId], { type: 'booking', data: { bookingId } })
}

function emailData(visit: Visit, post: Post) {
  return { ...post, author: post.author ?? 'A customer', siteUrl: visit.config.publicUrl }
}
