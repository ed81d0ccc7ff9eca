import { publishPagesChanged } from '../../platform/pages-changed.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { answerSpeedOf } from './answer-speed.ts'
import { findAskedRequests, setAnswerSpeed } from './answer-speed.table.server.ts'
import { lockBuffer } from './booking-claims.table.server.ts'

/** Works out anew how fast this pro answers; call it in the transaction in which a request was answered or was not in time. */
export async function recordAnswerSpeed(visit: Visit, proId: string): Promise<void> {
  // The second of two answers at once must see the first.
  await lockBuffer(visit, proId)
  const speed = answerSpeedOf(await findAskedRequests(visit, proId), visit.now)
  if (await setAnswerSpeed(visit, proId, speed)) await publishPagesChanged(visit)
}
