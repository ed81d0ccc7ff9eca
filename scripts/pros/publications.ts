import { takeDownPhoto } from '../../src/features/media/work-photos.server.ts'
import {
  listFlaggedReviews,
  removeReview,
  removeReviewPhoto,
} from '../../src/features/reviews/moderate-reviews.server.ts'
import type { OperatorVisit } from '../../src/platform/visit.server.ts'
import { type Command, fail, words } from './command.ts'

type FlaggedReview = Awaited<ReturnType<typeof listFlaggedReviews>>[number]

const whyReview = 'Say why, its author is told: npm run pros remove-review ID "…"'
const whyPhoto = 'Say why, its owner is told: npm run pros remove-photo ID "…". The ID is in the address of the photo.'

/** What people have published, and may have to be taken away. */
export const publications: Record<string, Command> = {
  reviews: { needs: [], run: listFlagged },
  'remove-review': { needs: idAndReason(whyReview), run: remove },
  'remove-photo': { needs: idAndReason(whyPhoto), run: removePhoto },
}

function idAndReason(missing: string): Command['needs'] {
  return [{ name: 'ID', missing }, words(missing)]
}

async function listFlagged(visit: OperatorVisit): Promise<string> {
  const reviews = await listFlaggedReviews(visit)
  return reviews.length > 0 ? reviews.map(flaggedLines).join('\n') : 'No review looks arranged.'
}

/** The comment is one line: its author could write others that look like this list, and name another review. */
function flaggedLines({ id, rating, businessName, email, reasons, comment }: FlaggedReview): string {
  return `${id}  ${rating} of 5 for ${businessName}, by ${email}: ${reasons}\n  “${comment.replaceAll(/\s+/g, ' ')}”`
}

async function remove(visit: OperatorVisit, id: string, reason: string): Promise<string> {
  if (!(await removeReview(visit, id, reason))) fail('There is no such review.')
  return 'The review is removed; its author and its pro are told.'
}

async function removePhoto(visit: OperatorVisit, id: string, reason: string): Promise<string> {
  if (await takeDownPhoto(visit, id, reason)) return 'The photo is removed; its pro is told.'
  if (!(await removeReviewPhoto(visit, id, reason))) fail('There is no such photo.')
  return 'The photo is removed from the review; its author is told.'
}
