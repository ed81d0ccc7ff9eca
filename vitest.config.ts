import { configDefaults, defineConfig } from 'vitest/config'

process.env['ENV_FILE'] = '' // the tests and the servers they start have settings of their own

const database = 'src/**/*.db.test.ts'

export default defineConfig({
  test: {
    isolate: false, // three times faster; test files share nothing that is not in the database
    maxWorkers: 3, // much of the time is spent waiting for mails, clocks and other processes
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } }, // an idle machine needs a second at most
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.db.test.ts'],
        },
      },
      ...['embedded', 'postgres'].map((name) => ({
        extends: true as const,
        test: { name, include: [database, 'tests/**/*.db.test.ts'], globalSetup: 'tests/support/databases.ts' },
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
          testTimeout: 60_000, // for a busy machine; idle, each takes a few seconds
        },
      },
    ],
  },
})
