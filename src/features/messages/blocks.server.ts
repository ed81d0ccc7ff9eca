import { transact, type Visit } from '../../platform/visit.server.ts'
import { deleteBlock, insertBlock } from './blocks.table.server.ts'
import { requirePair } from './pair.server.ts'
import { lockAccounts } from './people.table.server.ts'

/** From then on neither of the two can write to the other; what is just being sent or requested arrives before. */
export async function block(visit: Visit, otherId: string): Promise<void> {
  const { me, other } = await requirePair(visit, otherId)
  await transact(visit, async (visit) => {
    await lockAccounts(visit, [me.id, other.id])
    await insertBlock(visit, me.id, other.id)
  })
}

export async function unblock(visit: Visit, otherId: string): Promise<void> {
  const { me, other } = await requirePair(visit, otherId)
  await deleteBlock(visit, me.id, other.id)
}
