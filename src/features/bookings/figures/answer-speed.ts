import { daysInMs, hoursInMs, later, minutesInMs } from '../../../platform/durations.ts'
import type { BookingStatus, Ending } from '../../../platform/tables/column-values.ts'
import { answerTimeOf } from '../../pros/answer-times.ts'

// How fast a pro answers requests. Nights count like days.

/** The time from which requests count, and how many. */
export const countedFor = daysInMs(180)
const mostCounted = 20
const fewestCounted = 5

/** Longer than this without an answer is slow, even if none was needed in the end. */
const patience = daysInMs(1)

/**
 * A customer who asks for the next hour cannot expect an answer before then: a request that expired counts as slow only
 * after this long.
 */
const leastNotice = hoursInMs(4)

/** A request and how it stopped waiting; null while it waits. */
export interface AskedRequest {
  customerId: string
  createdAt: Date
  startsAt: Date
  /** When the pro first suggested another time, which is an answer. */
  suggestedAt?: Date | null
  ended: { to: BookingStatus; at: Date; as: Ending | null } | null
}

export interface AnswerSpeed {
  /** In minutes, as it is said; null when nothing is. */
  within: number | null
  /** When too few of these requests will be left. */
  until: Date | null
  /** How many more customers' requests are needed before anything can be said. */
  missing: number
}

/**
 * The pro's newest requests first. The last one of each of twenty customers counts, and the median decides; requests
 * without an answer are the slowest.
 */
export function answerSpeedOf(requests: readonly AskedRequest[], now: Date): AnswerSpeed {
  const recent = requests.filter(({ createdAt }) => isRecent(createdAt, now))
  const counted = oneOfEach(recent.flatMap((request) => waited(request, now) ?? [])).slice(0, mostCounted)
  const fifth = counted[fewestCounted - 1]
  if (!fifth) return { within: null, until: null, missing: fewestCounted - counted.length }
  // Of an even number, the slower of the middle two, so that "usually" is more than half.
  const median = counted.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(counted.length / 2)] ?? Infinity
  const within = answerTimeOf(median / minutesInMs(1))
  return { within, until: within === null ? null : later(fifth.createdAt, countedFor), missing: 0 }
}

function isRecent(createdAt: Date, now: Date): boolean {
  return createdAt.getTime() + countedFor > now.getTime()
}

interface Waited extends Pick<AskedRequest, 'customerId' | 'createdAt'> {
  ms: number
}

/** Null for a request that does not count: new, withdrawn soon, or for a time that was too close. */
function waited({ customerId, createdAt, startsAt, suggestedAt, ended }: AskedRequest, now: Date): Waited | null {
  const asked = createdAt.getTime()
  if (suggestedAt) return { customerId, createdAt, ms: suggestedAt.getTime() - asked }
  const until = ended?.at ?? now
  if (ended && ended.to !== 'canceled') return { customerId, createdAt, ms: until.getTime() - asked }
  // It expires when somebody next looks, but cannot be answered once its time has come.
  const ms = Math.min(until.getTime(), startsAt.getTime()) - asked
  return ms >= patience || (ended?.as === 'expired' && ms >= leastNotice)
    ? { customerId, createdAt, ms: Infinity }
    : null
}

/** The newest of each customer, so that many from one customer count as one. */
function oneOfEach(requests: readonly Waited[]): Waited[] {
  return requests.filter(
    ({ customerId }, index) => index === requests.findIndex((newer) => newer.customerId === customerId),
  )
}
