import type { Visit } from '../platform/visit.server.ts'

const day = 86_400_000

/**
 * Lets go of what has done its work: keys of requests after a week, mail that was kept for reading after a month,
 * marks of sign-ins after three, notifications after a year.
 */
export async function tidyUp({ db, now }: Visit): Promise<void> {
  await db.deleteFrom('idempotencyKey').where('createdAt', '<', ago(now, 7)).execute()
  await db.deleteFrom('keptMail').where('createdAt', '<', ago(now, 30)).execute()
  await db.deleteFrom('signInMark').where('seenAt', '<', ago(now, 90)).execute()
  await db.deleteFrom('notification').where('createdAt', '<', ago(now, 365)).execute()
}

function ago(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day)
}
