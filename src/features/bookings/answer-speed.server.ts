import { publishPagesChanged } from '../../platform/pages-changed.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { answerSpeedOf } from './answer-speed.ts'
import { findAskedRequests, lockAnswerSpeed, setAnswerSpeed } from './answer-speed.table.server.ts'

/** Works out anew how fast this pro answers; call it in the transaction in which a request was answered or was not in time. */
export async function recordAnswerSpeed(visit: Visit, proId: string): Promise<void> {
  const { answersWithin, answersUntil } = await lockAnswerSpeed(visit, proId)
  const speed = answerSpeedOf(await findAskedRequests(visit, proId), visit.now)
  const isSame = answersWithin === speed.within
  if (isSame && answersUntil?.getTime() === speed.until?.getTime()) return
  await setAnswerSpeed(visit, proId, speed)
  if (!isSame) await publishPagesChanged(visit)
}
