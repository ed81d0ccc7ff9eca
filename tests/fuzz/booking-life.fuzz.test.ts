import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { emptyModel, type Model } from './booking-model.ts'
import { expectAsModelled } from './booking-step.ts'
import { requests, steps } from './booking-steps.ts'
import { offers } from './business-steps.ts'
import { openCast } from './cast.ts'
import { daysInMs, later } from '../../src/platform/durations.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 20_260)
const numRuns = Math.ceil(Number(process.env['FUZZ_RUNS'] ?? 2_000) / 133)

// Without a booking most steps do nothing.
const first = fc.tuple(offers, requests, requests)

test(
  'whatever four people do in whatever order, every booking is in the state the product says',
  { timeout: 600_000 },
  async () => {
    const cast = await openCast()
    await fc.assert(
      fc.asyncProperty(first, fc.commands(steps, { maxCommands: 20, size: 'max' }), async (asked, commands) => {
        const model = emptyModel()
        await startOver()
        await fc.asyncModelRun(() => ({ model, real: cast }), [...asked, ...commands])
        for (const booking of model.bookings) await expectAsModelled(cast, model, booking)
        await expectNoneOverlap(model)
      }),
      { seed, numRuns },
    )

    /** The same people, without any bookings or services. */
    async function startOver(): Promise<void> {
      const { db, ids } = cast
      const pros = [ids['pro'] ?? '', ids['otherPro'] ?? '']
      await db.deleteFrom('bookingSlot').where('proId', 'in', pros).execute()
      await db.deleteFrom('block').execute()
      await db.deleteFrom('review').where('proId', 'in', pros).execute()
      await db.updateTable('pro').set({ ratingSum: 0, reviewCount: 0 }).where('accountId', 'in', pros).execute()
      await db.updateTable('service').set({ archivedAt: new Date() }).where('proId', 'in', pros).execute()
      await db.updateTable('booking').set({ status: 'canceled' }).where('proId', 'in', pros).execute()
      const expiresAt = later(new Date(), daysInMs(10))
      await db.updateTable('membership').set({ status: 'trial', expiresAt }).where('accountId', 'in', pros).execute()
    }

    async function expectNoneOverlap({ bookings }: Model): Promise<void> {
      const claims = await cast.db.selectFrom('bookingSlot').select('bookingId').execute()
      const claimed = new Set(claims.map(({ bookingId }) => bookingId))
      for (const { id, status, past } of bookings) expect(claimed.has(id)).toBe(status === 'accepted' && !past)
    }
  },
)
