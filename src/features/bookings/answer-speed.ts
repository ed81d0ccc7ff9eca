import type { BookingStatus } from '../../platform/column-values.ts'
import { daysInMs } from '../../platform/days.ts'
import { answerTimeOf } from '../pros/answer-times.ts'
import type { OwnReason } from './booking-transitions.ts'

// How fast a pro answers requests. Nights count like days.

/** The time from which requests count, and how many. */
export const countedFor = daysInMs(180)
const mostCounted = 20
const fewestCounted = 5

/** Longer than this without an answer is slow, even if none was needed any more. */
const patience = daysInMs(1)

/** A request and how it stopped waiting; null while it waits. */
export interface AskedRequest {
  createdAt: Date
  ended: { to: BookingStatus; at: Date; reason: string | null } | null
}

export interface AnswerSpeed {
  /** In minutes, as it is said; null when nothing is. */
  within: number | null
  /** When too few of these requests will be left. */
  until: Date | null
  /** How many more requests are needed before anything can be said. */
  missing: number
}

/** The pro's newest requests first. The median of the last twenty decides; those without an answer are the slowest. */
export function answerSpeedOf(requests: readonly AskedRequest[], now: Date): AnswerSpeed {
  const recent = requests.filter(({ createdAt }) => isRecent(createdAt, now))
  const counted = recent.flatMap((request) => waited(request, now) ?? []).slice(0, mostCounted)
  const fifth = counted[fewestCounted - 1]
  if (!fifth) return { within: null, until: null, missing: fewestCounted - counted.length }
  // Of an even number the slower of the middle two, so that "usually" is more than half.
  const median = counted.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(counted.length / 2)] ?? Infinity
  const within = answerTimeOf(median / 60_000)
  return { within, until: within === null ? null : new Date(fifth.createdAt.getTime() + countedFor), missing: 0 }
}

function isRecent(createdAt: Date, now: Date): boolean {
  return createdAt.getTime() + countedFor > now.getTime()
}

/** Null for a request that does not count: new, or withdrawn soon. */
function waited({ createdAt, ended }: AskedRequest, now: Date): { createdAt: Date; ms: number } | null {
  const ms = (ended?.at ?? now).getTime() - createdAt.getTime()
  if (ended && ended.to !== 'canceled') return { createdAt, ms }
  const isSlow = ms >= patience || ended?.reason === ('expired' satisfies OwnReason)
  return isSlow ? { createdAt, ms: Infinity } : null
}
