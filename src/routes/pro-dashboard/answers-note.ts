import type { BookingFigures } from '../../features/bookings/booking-figures.ts'
import { answerWords } from '../../features/pros/answer-times.ts'

/** What homeowners see of how fast the pro answers, or what is missing before they see it. */
export function answersNote({ answersWithin, missingAnswers }: AnswersNoted): string {
  const words = answerWords(answersWithin)
  if (words) return `Homeowners see: ${words}`
  if (missingAnswers === 0) return 'Homeowners see how fast you are once you usually answer within 2 days'
  const requests = missingAnswers === 1 ? 'request' : 'requests'
  return `Answer ${inWords[missingAnswers]} more ${requests} and homeowners see how fast you are`
}

type AnswersNoted = Pick<BookingFigures, 'answersWithin' | 'missingAnswers'>

const inWords = ['no', 'one', 'two', 'three', 'four', 'five']
