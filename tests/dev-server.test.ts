import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from './support/free-port.ts'

test('npm run dev serves the pages and their scripts from source', async () => {
  const url = `http://localhost:${await freePort()}`
  const folder = mkdtempSync(join(tmpdir(), 'poolwell-dev-'))
  const env = {
    ...process.env,
    NODE_ENV: '',
    DEMO: 'false',
    DATA_DIR: folder,
    PORT: new URL(url).port,
    PUBLIC_URL: url,
  }
  const server = spawn(process.execPath, ['scripts/dev.ts'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const gone = once(server, 'exit')
  try {
    let said = ''
    server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    await expect.poll(() => (server.exitCode === null ? isUp(url) : said), { timeout: 150_000 }).toBe(true)
    const html = await (await fetch(url)).text()
    expect(html).toContain('<h1')
    const [, entry = 'no entry'] = /import\("([^"]*entry\.client[^"]*)"\)/.exec(html) ?? []
    expect((await fetch(url + entry)).status).toBe(200)
  } finally {
    server.kill()
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a development server that cannot start prints the reason, and nothing else', async () => {
  const env = { ...process.env, NODE_ENV: '', DEMO: 'maybe' }
  const server = spawn(process.execPath, ['scripts/dev.ts'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  expect(await once(server, 'close')).toEqual([1, null])
  expect(said).toMatch(/^The configuration is wrong\.\n {2}DEMO: .+\n$/)
})

async function isUp(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok ?? false
}
