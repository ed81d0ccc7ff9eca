import { findPlace } from './places.server.ts'

/** Where a text leads, or "unknown". */
export function labelOf(text: string): string {
  const [label = 'unknown'] = labelsOf(text)
  return label
}

/** Where a text leads, and what is offered next to it. */
export function labelsOf(text: string): string[] {
  const answer = findPlace(text)
  return answer.status === 'unknown' ? [] : [answer.place, ...answer.alternatives].map(({ label }) => label)
}
