import type { Visit } from '../../platform/visit.server.ts'
import { deleteBlock, insertBlock } from './blocks.table.server.ts'
import { requirePair } from './pair.server.ts'

/** From then on neither of the two can write to the other. */
export async function block(visit: Visit, otherId: string): Promise<void> {
  const { me, other } = await requirePair(visit, otherId)
  await insertBlock(visit, me.id, other.id)
}

export async function unblock(visit: Visit, otherId: string): Promise<void> {
  const { me, other } = await requirePair(visit, otherId)
  await deleteBlock(visit, me.id, other.id)
}
