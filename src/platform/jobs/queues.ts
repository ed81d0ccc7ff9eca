import type { Queue } from 'pg-boss'

import type { JobName } from './jobs.ts'

export type QueueRules = Omit<Queue, 'name'>

const day = 86_400

// Work outside the database that must be done eventually, however late: soon only once a day, for ten years.
const untilDone: QueueRules = {
  retryLimit: 3650,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: day,
  retentionSeconds: 3650 * day,
}

// For what takes seconds, and somebody waits for: how soon it is tried again after a process was killed in its middle.
// By default that is a quarter of an hour, in which the next job with the same key of a `stately` queue waits, too.
const soon = { expireInSeconds: 60 }

// An email is retried for seven to eight hours. Sent mail is kept for a day only, since it is about people who may
// leave. `undelivered-mail` must exist before the queue that uses it for dead letters.
export const queues: Record<JobName, QueueRules> = {
  'undelivered-mail': { retentionSeconds: 30 * day },
  mail: {
    retryLimit: 14,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 3600,
    ...soon,
    deleteAfterSeconds: day,
    deadLetter: 'undelivered-mail',
  },
  'forgotten-password': { ...soon, retryLimit: 5, retryDelay: 5, deleteAfterSeconds: day },
  // Every hour, since a pro who has paid waits for it; for ten years as well.
  'sync-membership': { ...untilDone, ...soon, policy: 'stately', retryDelayMax: 3600, retryLimit: 24 * 3650 },
  'update-customer': untilDone,
  'forget-files': untilDone,
  'forget-unused-picture': untilDone,
  'end-membership': untilDone,
  'review-removed': { retryLimit: 5, retryDelay: 30 },
  'review-photo-removed': { retryLimit: 5, retryDelay: 30 },
  'photo-removed': { retryLimit: 5, retryDelay: 30 },
  'pro-approved': { retryLimit: 5, retryDelay: 30 },
  'delete-account': untilDone,
  'unread-message': { ...soon, policy: 'stately', retryLimit: 5, retryDelay: 30 },
  clock: { policy: 'stately', retryLimit: 0, expireInSeconds: 300 },
}

/** A queue with workers; undelivered mail has none. */
export type WorkName = Exclude<JobName, 'undelivered-mail'>

export function isWorked(name: string): name is WorkName {
  return Object.hasOwn(queues, name) && name !== 'undelivered-mail'
}
