import { refuse } from '../../platform/refusal.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { answerSpeedOf } from './answer-speed.ts'
import { findAskedRequests } from './answer-speed.table.server.ts'
import { type BookingFigures, chartWeeks, type WeekFigures } from './booking-figures.ts'
import { findFigures, findWeeks } from './figures.table.server.ts'

/** The caller's numbers as a pro. */
export async function getFigures(visit: Visit): Promise<BookingFigures> {
  const { id } = signedIn(visit)
  const [found, asked] = await Promise.all([findFigures(visit, id), findAskedRequests(visit, id)])
  const { ratingSum, ...figures } = found ?? refuse('missing', 'Professional not found.')
  const rating = figures.reviewCount > 0 ? ratingSum / figures.reviewCount : null
  return { ...figures, rating, missingAnswers: answerSpeedOf(asked, visit.now).missing }
}

/** The caller's last twelve weeks as a pro, oldest first. */
export async function getWeeks(visit: Visit): Promise<WeekFigures[]> {
  return findWeeks(visit, signedIn(visit).id, chartWeeks)
}
