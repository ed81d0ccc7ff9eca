import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmpty } from '../../tests/support/empty-database.ts'
import { passwordMatches } from '../features/accounts/password.server.ts'
import type { OpenDatabase } from '../platform/database/database.server.ts'
import { openFiles } from '../platform/files/files.server.ts'
import { installJobs } from '../platform/jobs/install-jobs.server.ts'
import { openLog } from '../platform/log.server.ts'
import { migrate } from '../platform/database/migrations.server.ts'
import { projectPath } from '../platform/project-root.server.ts'
import { demoAccounts } from '../features/accounts/demo-accounts.ts'
import { photoOfRequest } from './demo-photos.ts'
import { photosInReviews } from './demo-review-photos.ts'
import { loadDemo, refuseDemoData } from './load-demo.server.ts'

const now = new Date('2026-03-11T15:30:00Z')

const files = openFiles({ dataDir: mkdtempSync(join(tmpdir(), 'poolwell-demo-')) })
let open: OpenDatabase
let loads: boolean[]

// Two processes that start at the same time on a new database.
beforeAll(async () => {
  open = await openEmpty()
  await migrate(open, projectPath('migrations'))
  loads = await Promise.all([load(open), load(open)])
})
afterAll(() => open.close())

test('of two loads at once exactly one fills the database', () => {
  expect(loads.filter(Boolean)).toHaveLength(1)
})

test('loading again does nothing', async () => {
  const before = await count('account')
  expect(await load(open)).toBe(false)
  expect(await count('account')).toBe(before)
})

test('invented people are never mixed with real ones: no demo where somebody has an account, no start without the demo where it is', async () => {
  await expect(refuseDemoData(open.db)).rejects.toThrow('This database holds the demo data: start it with DEMO=1.')
  const other = await openEmpty()
  await migrate(other, projectPath('migrations'))
  await sql`insert into account (id, email, role, first_name, last_name, password_hash, created_at)
    values (gen_random_uuid(), 'ann@example.com', 'customer', 'Ann', 'Lee', 'x', ${now})`.execute(other.db)
  const mixed = load(other)
  await expect(mixed).rejects.toThrow('This database has accounts of its own')
  await expect(refuseDemoData(other.db)).resolves.toBeUndefined()
  await other.close()
})

test('there are 600 pros with 2 to 6 services each, and 6,000 reviews', async () => {
  expect(await count('pro')).toBe(600)
  expect(await count('review')).toBe(6000)
  expect(
    await numbers(sql`select min(n), max(n) from (select count(*)::int n from service group by pro_id) s`),
  ).toEqual({
    min: 2,
    max: 6,
  })
})

test('ratings are believable: a high mean, a long tail, some pros without any review and some with many', async () => {
  const found = await numbers(
    sql`select avg(rating)::float mean, count(*) filter (where rating = 1)::int worst from review`,
  )
  expect(found['mean']).toBeCloseTo(4.6, 1)
  expect(found['worst']).toBeGreaterThan(30)
  const pros = await numbers(sql`select count(*) filter (where review_count = 0)::int none,
    count(*) filter (where review_count > 60)::int many from pro`)
  expect(pros['none']).toBeGreaterThan(20)
  expect(pros['many']).toBeGreaterThan(5)
})

test('pros are spread over every state and located where they say', async () => {
  const found = await numbers(sql`select count(distinct state)::int states, max(n)::int most from
    (select state, count(*) over (partition by city, state) n from pro) p`)
  expect(found['states']).toBe(51)
  expect(found['most']).toBeLessThanOrEqual(10)
})

test('most pros are members, and six in ten are verified', async () => {
  const found = await numbers(sql`select avg((m.status in ('active', 'trial'))::int)::float members,
    avg(is_verified::int)::float verified from pro join membership m using (account_id)`)
  expect(found['members']).toBeCloseTo(0.85, 1)
  expect(found['verified']).toBeCloseTo(0.6, 1)
})

const mustBeNone: [what: string, query: ReturnType<typeof sql>][] = [
  [
    'pro in two places at once',
    sql`select 1 from booking a join booking b on a.pro_id = b.pro_id and a.id < b.id
      and a.status in ('accepted', 'completed') and b.status in ('accepted', 'completed')
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
  ],
  [
    'review by somebody else, of another pro, or of a visit that is not over',
    sql`select 1 from review r join booking b on b.id = r.booking_id
      where r.customer_id <> b.customer_id or r.pro_id <> b.pro_id or b.status <> 'completed' or r.created_at < b.ends_at`,
  ],
  [
    'accepted visit that does not hold all its time, or another that holds any',
    sql`select 1 from booking b left join (select booking_id, count(*) n, min(slot) first from booking_slot group by 1) s
      on s.booking_id = b.id
      where case when status = 'accepted' then n is distinct from duration_minutes / 15 or first <> starts_at
        else n is not null end`,
  ],
  [
    'visit whose clock and instants differ',
    sql`select 1 from booking where starts_at <> (scheduled_date + scheduled_time::time) at time zone time_zone
      or ends_at <> starts_at + duration_minutes * interval '1 minute'`,
  ],
  [
    'visit outside the hours of the pro',
    sql`select 1 from booking b where exists (select 1 from working_hours h where h.pro_id = b.pro_id) and not exists (
      select 1 from working_hours h where h.pro_id = b.pro_id and h.weekday = extract(dow from b.scheduled_date)
        and h.start_minute * interval '1 minute' <= b.scheduled_time::time
        and b.scheduled_time::time + b.duration_minutes * interval '1 minute' <= h.end_minute * interval '1 minute')`,
  ],
  [
    'visit that is done before today or to come after it, against its status',
    sql`select 1 from booking where case when status in ('pending', 'accepted') then starts_at < ${now}
      else status = 'completed' and ends_at > ${now} end`,
  ],
  [
    'moment that has not come yet',
    sql`select created_at at from account where created_at > ${now} union all
      select updated_at from booking where updated_at > ${now} or created_at > updated_at union all
      select at from booking_event where at > ${now} union all
      select responded_at from review where responded_at > ${now} or responded_at < created_at union all
      select created_at from review where created_at > ${now} union all
      select created_at from message where created_at > ${now} union all
      select created_at from notification where created_at > ${now} or read_at > ${now} or read_at < created_at`,
  ],
  [
    'visit before the pro had joined',
    sql`select 1 from booking b join pro on pro_id = account_id where b.created_at < pro.created_at`,
  ],
  [
    'membership that is active and has run out',
    sql`select 1 from membership where status in ('active', 'trial') and expires_at < ${now}`,
  ],
  [
    'address outside .example or telephone that could be somebody’s',
    sql`select 1 from account where email !~ '[.]example$' or phone !~ '^[(][0-9]{3}[)] 555-01[0-9]{2}$' union all
      select 1 from pro where email !~ '[.]example$' or phone !~ '^[(][0-9]{3}[)] 555-01[0-9]{2}$'`,
  ],
  ['two pros of one name', sql`select 1 from pro group by business_name having count(*) > 1`],
  [
    'pro whom the search does not know',
    sql`select 1 from pro where not exists (select 1 from search_listing where pro_id = account_id and category_id = 0)`,
  ],
]

test.each(mustBeNone)('there is no %s', async (_what, query) => {
  expect((await query.execute(open.db)).rows).toEqual([])
})

test('nothing is broken in it, as nothing may ever be in a database of Poolwell', async () => {
  await installJobs({ ...open, log: openLog('silent') })
  const invariants = readFileSync(projectPath('tests/chaos/invariants.sql'), 'utf8')
  const asOfThen = invariants.replaceAll('now()', `timestamptz '${now.toISOString()}'`)
  expect((await sql.raw(asOfThen).execute(open.db)).rows).toEqual([])
})

test('everyone can log in with the demo password', async () => {
  for (const { email, password, role } of demoAccounts) {
    const account = await open.db
      .selectFrom('account')
      .select(['role', 'passwordHash'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(account.role).toBe(role)
    expect(await passwordMatches(password, account.passwordHash)).toBe(true)
  }
})

test('Dana finds visits of every kind, and some to review', async () => {
  const { rows } = await sql`select case when r.id is null then b.status else 'reviewed' end kind, count(*)::int visits
    from booking b join account on account.id = b.customer_id left join review r on r.booking_id = b.id
    where email = ${demoAccounts[0].email} group by 1 order by 1`.execute(open.db)
  expect(rows).toEqual([
    { kind: 'accepted', visits: 8 },
    { kind: 'canceled', visits: 1 },
    { kind: 'completed', visits: 4 },
    { kind: 'pending', visits: 1 },
    { kind: 'reviewed', visits: 1 },
  ])
})

test('Maria has four requests from four people to answer, and visits ahead', async () => {
  const found = await numbers(sql`select count(distinct customer_id) filter (where status = 'pending')::int asking,
    count(*) filter (where status = 'accepted')::int ahead from booking
    join account on account.id = pro_id where email = ${demoAccounts[1].email}`)
  expect(found).toEqual({ asking: 4, ahead: 10 })
})

test('notifications of messages stay unread as long as the messages do, and those of requests as long as the requests', async () => {
  const untrue = sql`select 1 from notification n join conversation c on c.id = conversation_id
      where (read_at is null) <> (last_seq > case account_id when customer_id then customer_read_seq else pro_read_seq end)
    union all select 1 from notification join booking b on b.id = booking_id
      where kind = 'request' and read_at is null and b.status <> 'pending'`
  expect((await untrue.execute(open.db)).rows).toEqual([])
})

test('Dana and Maria each have a new message, and several kinds of notifications, read and unread', async () => {
  for (const { email } of demoAccounts.slice(0, 2)) {
    const found = await numbers(sql`select count(distinct kind)::int kinds, count(read_at)::int read,
      count(*) filter (where read_at is null and kind = 'message')::int messages
      from notification join account on account.id = account_id where email = ${email}`)
    expect(found['kinds']).toBeGreaterThanOrEqual(3)
    expect(found['read']).toBeGreaterThanOrEqual(1)
    expect(found['messages']).toBeGreaterThanOrEqual(1)
  }
})

test('five pros who are members show three to five photos of their work; of these, and of those in reviews and of a request, both copies are stored', async () => {
  const { rows } = await sql<{ status: string; ids: string[] }>`
    select m.status, array_agg(p.id) ids from picture p join pro using (account_id) join membership m using (account_id)
    where p.purpose = 'work' and length(p.caption) between 10 and 120 group by m.account_id`.execute(open.db)
  expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'active'))
  const counts = rows.map(({ ids }) => ids.length)
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([3, 5])
  const inReviews = photosInReviews.map(({ id }) => id)
  for (const id of [...rows.flatMap(({ ids }) => ids), ...inReviews, photoOfRequest.id]) {
    for (const side of [512, 1280]) expect(await files.get(`media/${id}-${side}.webp`)).not.toBeNull()
  }
})

test('the new pro has no profile yet', async () => {
  const query = sql`select 1 from pro join account on id = account_id where account.email = ${demoAccounts[2].email}`
  expect((await query.execute(open.db)).rows).toEqual([])
})

function load({ db }: OpenDatabase): Promise<boolean> {
  return loadDemo({ db, files }, now, () => undefined)
}

async function count(table: 'account' | 'pro' | 'review'): Promise<number | undefined> {
  return (await numbers(sql`select count(*)::int n from ${sql.table(table)}`))['n']
}

async function numbers(query: ReturnType<typeof sql<Record<string, number>>>): Promise<Record<string, number>> {
  const [row] = (await query.execute(open.db)).rows
  return row ?? {}
}
