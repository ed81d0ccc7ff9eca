import type { Role } from '../../platform/tables/column-values.ts'

/**
 * Whether this person may write to a pro first; visitors log in on the way. Pros write only to customers who contacted
 * them, not to other pros.
 */
export function mayStartConversation(person: { role: Role } | null): boolean {
  return person?.role !== 'pro'
}
