import { publishPagesChanged } from '../../../platform/bus/pages-changed.server.ts'
import { signedIn, type Visit } from '../../../platform/visit.server.ts'
import { type AnswerSpeed, answerSpeedOf } from './answer-speed.ts'
import { findAskedRequests, lockAnswerSpeed, setAnswerSpeed } from './answer-speed.table.server.ts'

/**
 * Works out anew how fast this pro answers; call it in the transaction in which a request was answered or was not in
 * time.
 */
export async function recordAnswerSpeed(visit: Visit, proId: string): Promise<void> {
  const { answersWithin, answersUntil } = await lockAnswerSpeed(visit, proId)
  const speed = await countAnswers(visit, proId)
  const isSame = answersWithin === speed.within
  if (isSame && answersUntil?.getTime() === speed.until?.getTime()) return
  await setAnswerSpeed(visit, proId, speed)
  if (!isSame) await publishPagesChanged(visit)
}

/** How fast the caller answers by now; homeowners are told what was recorded with the last answer. */
export async function getAnswerSpeed(visit: Visit): Promise<AnswerSpeed> {
  return countAnswers(visit, signedIn(visit).id)
}

async function countAnswers(visit: Visit, proId: string): Promise<AnswerSpeed> {
  return answerSpeedOf(await findAskedRequests(visit, proId), visit.now)
}
