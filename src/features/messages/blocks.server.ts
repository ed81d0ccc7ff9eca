import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { lockAccount, shareLockAccounts } from '../accounts/account-locks.table.server.ts'
import { deleteBlock, findBlocks, insertBlock } from './blocks.table.server.ts'
import { isEitherBlocked, refuseDeletedAccount, requirePair } from './pair.server.ts'

/** Waits for what the two are sending each other; from then on neither of them can write to the other. */
export async function block(visit: Visit, otherId: string): Promise<void> {
  const { me, other, customerId, proId } = await requirePair(visit, otherId)
  await transact(visit, async (visit) => {
    // Messages and requests between the two lock the customer's account until they are done.
    const bothStay = (await lockAccount(visit, customerId)) && (await shareLockAccounts(visit, proId))
    if (!bothStay) refuseDeletedAccount()
    await insertBlock(visit, me.id, other.id)
  })
}

/** Whether one of the caller and this person has blocked the other. */
export async function isBlocked(visit: Visit, otherId: string): Promise<boolean> {
  return isEitherBlocked(await findBlocks(visit, signedIn(visit).id, otherId))
}

export async function unblock(visit: Visit, otherId: string): Promise<void> {
  const { me, other } = await requirePair(visit, otherId)
  await deleteBlock(visit, me.id, other.id)
}
