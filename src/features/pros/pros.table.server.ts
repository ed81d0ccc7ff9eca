import { type RawBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { Database } from '../../platform/database/database.server.ts'
import { type Given, prepare } from '../../platform/database/prepare.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { anyOf } from '../../platform/database/any-of.server.ts'
import type { ProRow } from '../../platform/tables/pro-tables.ts'
import type { Tables } from '../../platform/tables/tables.ts'
import { membershipStatusAt } from '../accounts/membership-status.table.server.ts'
import { workPhotosOf } from '../media/work-photos.table.server.ts'
import { type MembershipStatus, membershipStatuses } from '../../platform/tables/column-values.ts'
import { isActive } from '../memberships/membership.ts'

const columns = [
  'pro.accountId',
  'pro.businessName',
  'pro.description',
  'pro.yearsInBusiness',
  'pro.address',
  'pro.city',
  'pro.state',
  'pro.zip',
  'pro.serviceRadius',
  'pro.phone',
  'pro.email',
  'pro.profileImage',
  'pro.isVerified',
  'pro.approvedAt',
  'pro.latitude',
  'pro.longitude',
  'pro.timeZone',
  'pro.ratingSum',
  'pro.reviewCount',
  'pro.offeredServices',
] as const
type Column<Name> = Name extends `pro.${infer Column}` ? Column : never

export interface ProRecord extends Pick<Selectable<Tables['pro']>, Column<(typeof columns)[number]>> {
  firstName: string
  lastName: string
  profileImageUrl: string | null
  answersWithin: number | null
  membership: MembershipStatus | null
}

export type ProfileRecord = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** Pros with the data of their cards, by their ids. */
export async function findPros(visit: Visit, ids: readonly string[]): Promise<ReadonlyMap<string, ProRecord>> {
  const pros = ids.length === 0 ? [] : await cards(visit.db, { ids, now: visit.now })
  return new Map(pros.map((pro) => [pro.accountId, pro]))
}

const cards = prepare(selectThese)

/** The middle of a pro's service area, and its radius in miles. */
export async function findServiceArea({ db }: Visit, id: string) {
  const pro = db.selectFrom('pro').select(['latitude', 'longitude', 'serviceRadius'])
  return pro.where('accountId', '=', id).executeTakeFirst()
}

/** A pro with the data of its card. */
export async function findPro(visit: Visit, id: string): Promise<ProRecord | undefined> {
  const [found] = await card(visit.db, { id, now: visit.now })
  return found
}

const card = prepare(selectOne)

/** A pro with the photos that only the profile shows. */
export async function findProfile(visit: Visit, id: string) {
  const [found] = await profiles(visit.db, { id, now: visit.now })
  return found
}

const profiles = prepare((db, given: Given<One>) =>
  selectOne(db, given).select((pro) => jsonArrayFrom(workPhotosOf(pro)).as('workPhotos')),
)

/** The first few of these, in their order, but pros without an active membership last. */
export async function findMembersFirst(visit: Visit, ids: readonly string[], limit: number): Promise<ProRecord[]> {
  return ids.length === 0 ? [] : membersFirst(visit.db, { ids, now: visit.now, limit })
}

const membersFirst = prepare((db, given: Given<Chosen & { limit: number }>) =>
  selectThese(db, given)
    .orderBy(
      sql`(${membershipStatusAt(given('now'))} in (${sql.join(membershipStatuses.filter(isActive))})) is true`,
      'desc',
    )
    .orderBy(sql`array_position(${given('ids')}::uuid[], pro.account_id)`)
    .limit(given('limit')),
)

type One = { id: string; now: Date }
type Chosen = { ids: readonly string[]; now: Date }

// Not as a list of one: PostgreSQL takes a list that it does not know for one of ten, finds that costly, and plans the
// statement each time, which takes longer than it runs.
function selectOne(db: Database, given: Given<One>) {
  return selectPros(db, given('now')).where('pro.accountId', '=', given('id'))
}

function selectThese(db: Database, given: Given<Chosen>) {
  return selectPros(db, given('now')).where('pro.accountId', '=', anyOf(given('ids')))
}

function selectPros(db: Database, now: RawBuilder<Date>) {
  return db
    .selectFrom('pro')
    .innerJoin('account', 'account.id', 'pro.accountId')
    .leftJoin('membership', 'membership.accountId', 'pro.accountId')
    .select(columns)
    .select(['account.firstName', 'account.lastName', 'account.profileImageUrl'])
    .select(membershipStatusAt(now).as('membership'))
    .select(sql<number | null>`case when pro.answers_until > ${now} then pro.answers_within end`.as('answersWithin'))
}

export async function insertPro({ db }: Visit, pro: ProRow): Promise<void> {
  await db.insertInto('pro').values(pro).execute()
}

export async function findWishedPlan({ db }: Visit, accountId: string): Promise<string | null> {
  const businesses = db.selectFrom('pro').select('wishedPlan').where('accountId', '=', accountId)
  return (await businesses.executeTakeFirst())?.wishedPlan ?? null
}

/** The fields that an operator verified, and the picture, locked until the transaction ends. */
export async function lockBusiness({ db }: Visit, accountId: string) {
  const businesses = db.selectFrom('pro').select(['businessName', 'state', 'isVerified', 'profileImage'])
  return businesses.where('accountId', '=', accountId).forUpdate().executeTakeFirst()
}

export async function updateProRow({ db }: Visit, accountId: string, changes: Partial<ProRow>): Promise<void> {
  await db.updateTable('pro').set(changes).where('accountId', '=', accountId).execute()
}

export async function promoteToPro({ db }: Visit, accountId: string): Promise<void> {
  await db.updateTable('account').set({ role: 'pro' }).where('id', '=', accountId).execute()
}
