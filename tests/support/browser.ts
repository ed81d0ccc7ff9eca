import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { packagedChromium } from './packaged-chromium.ts'

const names = ['chromium', 'chromium-headless-shell', 'chromium-browser']

/**
 * The browser for the journeys: the one in CHROMIUM_PATH, else (Linux x64) the one in package-lock.json, which is
 * headless only and nearly three times as fast, else the system's Chromium, Playwright's own, or Chrome or Edge. Throws
 * if there is none: no test is skipped silently.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) return { executablePath: chosen }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium()
  const installed = systemChromium()
  if (installed) return { executablePath: installed }
  if (existsSync(chromium.executablePath())) return {}
  for (const channel of ['chrome', 'msedge']) if (await launches({ channel })) return { channel }
  throw new Error(
    'No browser for the tests: run `npx playwright install chromium`, install Chrome, or set CHROMIUM_PATH.',
  )
}

function systemChromium(): string | undefined {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file))
}

async function launches(options: LaunchOptions): Promise<boolean> {
  try {
    const browser = await chromium.launch(options)
    await browser.close()
    return true
  } catch {
    return false
  }
}
