import type { ProCardFace } from './pro-card-face.ts'

/** A pro beside others: what the card says, and more. */
export interface ComparedPro extends ProCardFace {
  yearsInBusiness: number
  /** How fast requests are usually answered: "2 hours"; null when that is slow or not known. */
  answerTime: string | null
  /** Where the prices start in each category that the pro offers, as text, by its id. */
  prices: Record<number, string>
}
