import type { Message } from '../../features/messages/message.ts'

/** Without duplicates, ordered by number. */
export function inOrder<Some extends Message>(messages: Some[]): Some[] {
  const bySeq = new Map(messages.map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

/** The number up to which no message is missing: catching up starts here. */
export function lastWithoutGap(ordered: Message[]): number {
  const first = ordered[0]?.seq ?? 1
  const gap = ordered.findIndex(({ seq }, place) => seq !== first + place)
  return ordered.at(gap === -1 ? -1 : gap - 1)?.seq ?? 0
}
