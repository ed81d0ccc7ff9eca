import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './tests/support/browser.ts'
import { freePort } from './tests/support/free-port.ts'

// The workers read this file too: what the first reading chose reaches them through the environment.
const port = (process.env['TEST_PORT'] ??= String(await freePort()))
const dataDir = (process.env['TEST_DATA_DIR'] ??= join(tmpdir(), `poolwell-journeys-${port}`))
const baseURL = `http://127.0.0.1:${port}`

const browser = await findBrowser()
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
// No page of a journey lives long enough to earn back the time of V8's optimizing compiler: a tenth of the run.
const unoptimized = '--js-flags=--max-optimized-bytecode-size=0'

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000, // idle, the longest takes twenty seconds
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  // On a busy machine the browser now and then draws no frame for ten seconds. A second failure is a failure.
  retries: process.env['CI'] ? 1 : 0,
  use: {
    baseURL,
    // The worker would stand between a journey and what it watches; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: { ...browser, args: [...asRoot, unoptimized, '--disable-gpu', '--disable-background-networking'] },
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off', // recording takes a third of the time
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
  },
  projects: [
    // A journey runs on both screens, or on the one that its title names.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', grepInvert: /@desktop/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/start.mjs`,
    env: {
      ENV_FILE: '', // the journeys have settings of their own
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: baseURL,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: '1',
      RATE_LIMIT_SCALE: '100',
      UNREAD_MAIL_AFTER: '3',
      LOG_LEVEL: 'error',
    },
    url: `${baseURL}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
