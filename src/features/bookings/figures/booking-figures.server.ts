import { refuse } from '../../../platform/refusal.ts'
import { signedIn, type Visit } from '../../../platform/visit.server.ts'
import type { BookingFigures, WeekFigures } from './booking-figures.ts'
import { findFigures, findWeeks } from './figures.table.server.ts'

/** The caller's numbers as a pro. */
export async function getFigures(visit: Visit): Promise<BookingFigures> {
  const found = await findFigures(visit, signedIn(visit).id)
  const { ratingSum, ...figures } = found ?? refuse('missing', 'Professional not found.')
  const rating = figures.reviewCount > 0 ? ratingSum / figures.reviewCount : null
  return { ...figures, rating }
}

/** The caller's last weeks as a pro, oldest first. */
export async function getWeeks(visit: Visit): Promise<WeekFigures[]> {
  return findWeeks(visit, signedIn(visit).id)
}
