import type { Database } from '../database/database.server.ts'
import { emptyState, State } from './test-payments-state.ts'
import { runDue } from './test-subscriptions.ts'
import type { Change } from './test-stripe-calls.server.ts'

/** The provider's state is one row, locked during each change, so that no process loses another's change. */
export function openStore(db: Database, now: () => Date): Change {
  return async (work) => {
    await db
      .insertInto('testPayments')
      .values({ id: 1, state: emptyState() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()

    return db.transaction().execute(async (db) => {
      const row = await db
        .selectFrom('testPayments')
        .select('state')
        .where('id', '=', 1)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const before = JSON.stringify(row.state)
      const state = State.parse(row.state)
      const at = Math.floor(now().getTime() / 1000)
      runDue(state, at)
      const result = work(state, at)
      const after = JSON.stringify(state)
      if (after !== before) await db.updateTable('testPayments').set({ state }).where('id', '=', 1).execute()
      return result
    })
  }
}
