import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { violations } from './support/architecture.ts'

const files = globSync(['{src,tests,scripts}/**/*.{ts,tsx,mjs}', '*.ts'])

test('every file is in its place, follows the house style, and has only allowed imports', () => {
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap((file) => violations(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')))).toEqual([])
}, 120_000) // a thousand files are parsed while all other checks run

// `ErrorBoundary` is the router's name for what a page shows instead of itself.
test('no two components have the same name', () => {
  const names = files
    .filter((file) => /^src.*(?<!\.test)\.tsx$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/(?<=^export (default )?function )[A-Z]\w+/gm) ?? [])
    .filter((name) => name !== 'ErrorBoundary')
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

// If two migrations had the same number, a database with only one of them would run them in another order.
test('every migration has a unique number', () => {
  const numbers = globSync('migrations/*.sql').map((path) => path.replace(/^.*[\\/](\d+)_.*$/, '$1'))
  expect(numbers.length).toBeGreaterThan(20)
  expect(numbers).toEqual([...new Set(numbers)])
})

// The tests share a database: a count of the pros in a town would depend on which of two files ran first.
test('the pros of a town in Alaska belong to the tests of one file', () => {
  const owners = files
    .filter((file) => file.endsWith('.db.test.ts'))
    .flatMap((file) => [...new Set(readFileSync(file, 'utf8').match(/\b99[5-9]\d\d\b/g))].map((zip) => ({ zip, file })))
  expect(owners.length).toBeGreaterThan(9)
  const shared = Map.groupBy(owners, ({ zip }) => zip)
  expect([...shared.values()].filter(({ length }) => length > 1)).toEqual([])
})

const booking = 'src/features/bookings/booking.ts'
const card = 'src/features/reviews/review-card.tsx'
const verbs = 'src/features/bookings/bookings.server.ts'

const forbidden: [what: string, path: string, source: string, said: string][] = [
  [
    'a feature against the arrows',
    'src/features/accounts/accounts.server.ts',
    "import { x } from '../pros/pro.ts'",
    'no arrow',
  ],
  ['a cycle by a type', 'src/features/pros/pro.ts', "import type { X } from '../services/service.ts'", 'no arrow'],
  ['a re-export', 'src/features/pros/pro.ts', "export { x } from '../reviews/review.ts'", 'no arrow'],
  ['a re-export of all', 'src/features/pros/pro.ts', "export * from '../reviews/review.ts'", 'no arrow'],
  ['an import without names', 'src/features/pros/pro.ts', "import '../reviews/review.ts'", 'no arrow'],
  ['a dynamic import', 'src/features/pros/pro.ts', "export const x = () => import('../reviews/review.ts')", 'no arrow'],
  ['an import type', 'src/features/pros/pro.ts', "export type X = import('../reviews/review.ts').X", 'no arrow'],
  [
    'platform that knows a feature',
    'src/platform/visit.server.ts',
    "import { x } from '../features/pros/pro.ts'",
    'no arrow',
  ],
  ['ui that knows a feature', 'src/ui/card.tsx', "import { x } from '../features/pros/pro.ts'", 'no arrow'],
  ['a feature that knows a page', verbs, "import { x } from '../../routes/home.tsx'", 'no arrow'],
  ['a feature that knows the API', verbs, "import { x } from '../../api/app.ts'", 'no arrow'],
  ['the API that knows a page', 'src/api/app.ts', "import { x } from '../routes/home.tsx'", 'no arrow'],
  [
    'a page that reads rows',
    'src/routes/home.tsx',
    "import { x } from '../features/pros/pros.table.server.ts'",
    'features only',
  ],
  [
    'the API that reads rows',
    'src/api/pros.ts',
    "import { x } from '../features/pros/pros.table.server.ts'",
    'features only',
  ],
  ['a component that knows the server', card, "import { x } from './bookings.server.ts'", 'only the server'],
  [
    'a pure file that knows the server',
    booking,
    "import type { Visit } from '../../platform/visit.server.ts'",
    'only the server',
  ],
  ['an import from outside', verbs, "import { x } from '../../../scripts/build.ts'", 'outside src'],
  ['the environment', verbs, "export const x = process.env['PORT']", 'process.env'],
  ['the environment, dotted', verbs, 'export const x = process.env.PORT', 'process.env'],
  [
    'a query among the verbs',
    verbs,
    "export const x = (db) => db.selectFrom('booking')",
    'outside of a .table.server.ts',
  ],
  [
    'a transaction of its own',
    verbs,
    'export const x = (visit) => visit.db.transaction().execute(y)',
    'transact() does',
  ],
  ['SQL in the site', 'src/site/metrics.ts', "import { sql } from 'kysely'", 'outside of a .table.server.ts'],
  [
    'a query without the visit',
    'src/features/pros/pros.table.server.ts',
    'export async function findPro(db: Database, id: string) {}',
    'does not take the visit first',
  ],
  [
    'a row of another feature',
    'src/features/reviews/reviews.table.server.ts',
    "export const x = (db) => db.deleteFrom('booking')",
    'writes booking',
  ],
  [
    'the same in SQL',
    'src/features/reviews/reviews.table.server.ts',
    'export const x = sql`update booking_event set reason = null`',
    'writes bookingEvent',
  ],
  ['a loader on its own', 'src/routes/home.tsx', 'export async function loader() {}', 'outside of page()'],
  ['an empty file name', 'src/platform/date-utils.ts', '', 'says nothing'],
  ['an empty folder name', 'src/ui/common/button.tsx', '', 'says nothing'],
  ['an empty word', 'src/features/bookings/constants.ts', '', 'says nothing'],
  ['a component in a file of another name', card, 'export function BookingRow() {}', 'called booking-row.tsx'],
  ['an empty export', booking, 'export const BookingManager = 1', 'says nothing'],
  ['a suppressed type error', booking, '// @ts-ignore\nexport const x = 1', 'suppresses'],
  ['an expected type error', booking, '// @ts-expect-error\nexport const x = 1', 'suppresses'],
  ['a suppressed lint rule', booking, '/* eslint-disable */\nexport const x = 1', 'suppresses'],
  ['another one', 'scripts/build.ts', 'export const x = 1 // oxlint-disable-line', 'suppresses'],
  ['any', booking, 'export function x(y: any) { return y }', 'uses any'],
  ['any, deeper', booking, 'export const x: Promise<any[]> | null = null', 'uses any'],
  ['a file too long', booking, 'export {}\n'.repeat(251), '251 lines'],
  ['a file that is none', booking, 'export const = 1', 'cannot be parsed'],
  ['another kind of file', 'src/features/bookings/bookings.repository.ts', '', 'no kind'],
  ['a style sheet beside a feature', 'src/features/bookings/BookingCard.tsx', '', 'no kind'],
  ['a folder in a feature', 'src/features/bookings/parts/booking.ts', '', 'no kind'],
  ['a feature nobody drew', 'src/features/coupons/coupon.ts', '', 'without arrows'],
  ['a file between the features', 'src/features/booking.ts', '', 'not in the folder'],
  ['a layer nobody drew', 'src/services/booking.ts', '', 'no layer'],
]

test.each(forbidden)('catches %s', (_what, path, source, said) => {
  expect(violations(path, source).join('\n')).toContain(said)
})

const allowed: [what: string, path: string, source: string][] = [
  ['verbs that use their rows', verbs, "import { x } from './bookings.table.server.ts'"],
  ['verbs that use the verbs below', verbs, "import { x } from '../services/services.server.ts'"],
  [
    'a component that uses pure words',
    card,
    "import { x } from './booking.ts'\nimport { y } from '../../ui/button.tsx'",
  ],
  ['a page that calls a verb', 'src/routes/home.tsx', "import { x } from '../features/pros/pros.server.ts'"],
  ['a loader that waits for nothing', 'src/routes/home.tsx', 'export function loader() {}'],
  ["a page's generated types", 'src/routes/home.tsx', "import type { Route } from './+types/home'"],
  ['the wiring', 'src/server.ts', "import { x } from './api/app.ts'\nimport { y } from './platform/log.server.ts'"],
  ['the one reader of the environment', 'src/platform/config.server.ts', "export const x = process.env['PORT']"],
  [
    'a test on the database',
    'src/features/bookings/bookings.db.test.ts',
    "import { x } from '../../../tests/support/databases.ts'",
  ],
  ['a word about any pro', booking, '// any pro may do this\nexport const x = "any"'],
]

test.each(allowed)('allows %s', (_what, path, source) => {
  expect(violations(path, source)).toEqual([])
})
