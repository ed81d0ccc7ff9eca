import type { Message } from '../../features/messages/message.ts'

/** Each once, by number. */
export function inOrder<Some extends Message>(messages: Some[]): Some[] {
  const bySeq = new Map(messages.map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

/** The number up to which nothing is missing: from here one catches up. */
export function lastWithoutGap(ordered: Message[]): number {
  const first = ordered[0]?.seq ?? 1
  const gap = ordered.findIndex(({ seq }, place) => seq !== first + place)
  return ordered.at(gap === -1 ? -1 : gap - 1)?.seq ?? 0
}
