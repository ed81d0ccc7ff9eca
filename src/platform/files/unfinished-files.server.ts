import { hoursInMs, later } from '../durations.ts'
import type { Visit } from '../visit.server.ts'

/** Removes the files that a killed process had begun; no file takes an hour. */
export async function removeUnfinishedFiles({ files, now }: Pick<Visit, 'files' | 'now'>): Promise<void> {
  await files.removeUnfinished(later(now, -hoursInMs(1)))
}
