import type { Visit } from '../../platform/visit.server.ts'
import { anyOf } from '../../platform/database/any-of.server.ts'
import { membershipStatusAt } from '../accounts/membership-status.table.server.ts'

/** A person whom one could write to. */
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** Anyone by their id, with what decides who may write to them. */
export async function findPerson(visit: Visit, id: string) {
  return people(visit).where('account.id', '=', id).executeTakeFirst()
}

export async function findPeople(visit: Visit, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map()
  const found = await people(visit).where('account.id', '=', anyOf(ids)).execute()
  return new Map(found.map((person) => [person.id, person]))
}

function people({ db, now }: Visit) {
  return db
    .selectFrom('account')
    .leftJoin('pro', 'pro.accountId', 'account.id')
    .leftJoin('membership', 'membership.accountId', 'account.id')
    .select(['account.id', 'account.role', 'account.firstName', 'account.lastName', 'account.profileImageUrl'])
    .select(['account.deletedAt', 'pro.businessName', 'pro.profileImage', 'pro.approvedAt', 'pro.timeZone'])
    .select(membershipStatusAt(now).as('membership'))
}
