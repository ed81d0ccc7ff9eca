import type { JobName } from './jobs.ts'
import { type BossOptions, openBoss } from './pg-boss.server.ts'
import { indexAddressees } from './queued-jobs.server.ts'
import { type QueueRules, queues } from './queues.ts'

/**
 * Creates or updates pg-boss's tables and our queues, as part of migrating. Only a queue's policy is permanent. Tests
 * pass other `rules`, because they cannot wait for an hour.
 */
export async function installJobs(
  options: BossOptions,
  rules: Partial<Record<JobName, QueueRules>> = {},
): Promise<void> {
  const boss = openBoss(options, true)
  await boss.start()
  for (const [name, { policy, ...queue }] of Object.entries({ ...queues, ...rules })) {
    await boss.createQueue(name, policy ? { policy } : {})
    await boss.updateQueue(name, queue)
  }
  await indexAddressees(options.db)
  await boss.stop({ graceful: false })
}
