import { configDefaults, defineConfig } from 'vitest/config'

process.env['ENV_FILE'] = '' // the tests and the servers they start have settings of their own

// The tests in which the engine matters: verbs, and stories of files, streams and many writes. What pages and calls add
// to a verb does not depend on it, and the journeys run on the embedded one, too.
const embedded = [
  'src/{features,platform}/**/*.db.test.ts',
  'tests/{answers-before-commit,backup,live}.db.test.ts',
  'tests/{quick-start,repeated-calls,writes-at-once}.db.test.ts',
]
// Rules on rows that other stories write, like what a list is sorted by; verbs that the journeys run on the embedded
// engine, too; and races, of which an engine with one connection has none.
const onPostgresAlone = [
  'src/features/bookings/{emails,lists,series,suggestions}/*.db.test.ts',
  'src/features/bookings/{ended-bookings,figures/answer-speed}.db.test.ts',
  'src/features/{reviews,search}/*.db.test.ts',
  'src/features/**/*{at-once,lock-order}.db.test.ts',
  'src/platform/jobs/jobs.db.test.ts',
]
const databases = [
  { name: 'embedded', include: embedded, exclude: [...configDefaults.exclude, ...onPostgresAlone] },
  { name: 'postgres', include: ['src/**/*.db.test.ts', 'tests/**/*.db.test.ts'] },
]
// Tests that start processes or engines of their own: half a minute each, in the smallest of files.
const processes = [
  'src/platform/embedded/*.test.ts',
  'src/platform/release-startup-memory.test.ts',
  'tests/{dev-server,migrate-command,pros-command}.test.ts',
]

export default defineConfig({
  test: {
    isolate: false, // three times faster; test files share nothing that is not in the database
    maxWorkers: 3, // much of the time is spent waiting for mails, clocks and other processes
    testTimeout: 60_000, // twenty processes wait for a busy machine's two cores; idle, each takes a few seconds
    expect: { poll: { timeout: 15_000 } }, // an idle machine needs a second at most
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.db.test.ts', ...processes],
        },
      },
      // Projects begin in the order of their names, and large files first: in the last one these would run alone.
      { extends: true, test: { name: 'processes', include: processes, testTimeout: 180_000 } },
      ...databases.map((files) => ({
        extends: true as const,
        test: { ...files, globalSetup: 'tests/support/databases.ts' },
      })),
      {
        extends: true,
        test: { name: 'fuzz', include: ['tests/fuzz/*.fuzz.test.ts'], globalSetup: 'tests/support/databases.ts' },
      },
      {
        extends: true,
        test: {
          name: 'stripe',
          include: ['tests/stripe/*.contract.test.ts'],
          globalSetup: 'tests/support/databases.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'attacks',
          include: ['tests/{attacks,fuzz}/*.attack.test.ts'],
          globalSetup: 'tests/attacks/servers.ts',
        },
      },
    ],
  },
})
