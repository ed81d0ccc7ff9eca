import type { MembershipStatus } from '../../platform/tables/column-values.ts'
import { fullName } from '../../ui/format.ts'
import { showsPremiumToOthers } from '../memberships/membership.ts'
import type { Counterpart } from './message.ts'

interface Person {
  id: string
  firstName: string
  lastName: string
  profileImageUrl: string | null
  deletedAt: Date | null
  /** Null for an account without a business. */
  businessName: string | null
  profileImage: string | null
  /** Null for a business that an operator has not approved yet, or has hidden. */
  approvedAt: Date | null
  membership: MembershipStatus | null
}

/** One person of a conversation as the other one sees them. */
export function counterpart({ id, deletedAt, businessName, ...person }: Person): Counterpart {
  const name = fullName(person)
  if (deletedAt) return { userId: id, name, businessName: null, image: null }
  if (businessName === null) return { userId: id, name, businessName, image: person.profileImageUrl }
  const image = showsPremiumToOthers(person) ? (person.profileImage ?? person.profileImageUrl) : null
  return { userId: id, name, businessName, image }
}
