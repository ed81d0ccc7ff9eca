import type { Visit } from '../../platform/visit.server.ts'
import { deleteExpiredTokens } from './one-time-tokens.table.server.ts'
import { deleteExpiredSessions } from './sessions.table.server.ts'
import { deleteSignInMarks } from './sign-in-marks.table.server.ts'
import { daysInMs } from '../../platform/days.ts'

const marksKeptFor = daysInMs(90)

/** Removes expired sessions and links, and sign-in marks after ninety days; a scheduled job. */
export async function removeExpired(visit: Visit): Promise<void> {
  await deleteExpiredSessions(visit)
  await deleteExpiredTokens(visit)
  await deleteSignInMarks(visit, new Date(visit.now.getTime() - marksKeptFor))
}
