import type { AnswerSpeed } from '../../features/bookings/figures/answer-speed.ts'
import { answerWords } from '../../features/pros/answer-times.ts'

/** What homeowners see of how fast the pro answers; null if nothing. */
export function seenAnswersNote(answersWithin: number | null): string | null {
  const words = answerWords(answersWithin)
  return words && `Homeowners see: ${words}`
}

/** What is missing before they see it. */
export function missingAnswersNote({ within, missing }: Pick<AnswerSpeed, 'within' | 'missing'>): string {
  if (within !== null) return 'From your next answer on, homeowners see how fast you answer'
  if (missing === 0) return 'Homeowners see how fast you answer once it is usually within 2 days'
  const homeowners = missing === 1 ? 'homeowner' : 'homeowners'
  return `Answer requests from ${numberWords[missing]} more ${homeowners}, and everybody sees how fast you answer`
}

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five']
