import type { Visit } from '../../platform/visit.server.ts'
import { postLetter } from '../notifications/letters.server.ts'
import { reviewAnswered, reviewReceived } from './review-letters.ts'
import { findReviewPost } from './review-letters.table.server.ts'

/** Tells the pro of a new review, in its transaction. */
export async function tellReviewed(visit: Visit, reviewId: string, proId: string): Promise<void> {
  const post = await findReviewPost(visit, reviewId, proId)
  if (post?.proAddress) await postLetter(visit, post.proAddress, reviewReceived(told(visit, post)))
}

/** Tells the customer of the first answer, just before it is saved; one that is mended later is no news. */
export async function tellAnswered(visit: Visit, reviewId: string, proId: string, response: string): Promise<void> {
  const post = await findReviewPost(visit, reviewId, proId)
  if (!post?.customerAddress || post.proResponse !== null) return
  await postLetter(visit, post.customerAddress, reviewAnswered(told(visit, post), response))
}

type Post = NonNullable<Awaited<ReturnType<typeof findReviewPost>>>

function told(visit: Visit, post: Post) {
  return { ...post, author: post.author ?? 'A customer', siteUrl: visit.config.publicUrl }
}
