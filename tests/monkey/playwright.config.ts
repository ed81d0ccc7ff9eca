import { defineConfig } from '@playwright/test'

import journeys from '../../playwright.config.ts'

const { webServer } = journeys
if (webServer === undefined || Array.isArray(webServer)) throw new Error('The journeys have one server')

/** The browser and the server of the journeys, for random clicks. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.cache/playwright',
  retries: 0,
  webServer: { ...webServer, cwd: '../..' },
})
