import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { packagedChromium } from './packaged-chromium.ts'

const names = ['chromium', 'chromium-headless-shell', 'chromium-browser']

/**
 * The browser that the journeys drive: the one in CHROMIUM_PATH, else (Linux x64) the one in package-lock.json, which
 * is headless only and nearly three times as fast as a whole browser, else the system's Chromium, else Playwright's own,
 * else the Chrome or Edge on the machine. Without any of them it throws: no test is skipped silently.
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
