import { serve } from '@hono/node-server'
import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'
import { freePort } from './support/free-port.ts'

const port = await freePort()
const { business, site, database } = await openApi({ PUBLIC_URL: `http://127.0.0.1:${port}` })
const commands = /```sh\n([^]*?)```/.exec(readFileSync('content/api.md', 'utf8'))?.[1] ?? ''

test.runIf(isThere('curl') && isThere('jq'))(
  'the commands of the quick start book a visit, and cancel it',
  async () => {
    await business()
    const folder = mkdtempSync(join(tmpdir(), 'quick-start-'))
    const server = serve({ fetch: site.fetch, port, hostname: '127.0.0.1' })
    await once(server, 'listening')
    try {
      // curl reads its options from here: the commands of the page leave these out.
      writeFileSync(join(folder, '.curlrc'), 'silent\nshow-error\nfail-with-body\n')
      const email = `quick-start-${port}-${Date.now()}@example.com`
      const here = commands.replace('http://localhost:3000', `http://127.0.0.1:${port}`)
      const said = await inShell(here.replaceAll('dana@example.com', email), folder)
      expect(said).toContain('"message":"Registration successful"')
      expect(said).toMatch(/"status": "pending",\n {2}"scheduledDate": "\d{4}-\d\d-\d\d",/)
      const { db } = database
      const ofDana = db
        .selectFrom('booking')
        .innerJoin('account', 'account.id', 'customerId')
        .where('account.email', '=', email)
      expect(await ofDana.selectAll('booking').execute()).toMatchObject([
        { status: 'canceled', serviceType: 'Regular Maintenance' },
      ])
    } finally {
      server.close()
      rmSync(folder, { recursive: true })
    }
  },
)

async function inShell(script: string, folder: string): Promise<string> {
  const env = { ...process.env, CURL_HOME: folder }
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder, env })
  return stdout
}

function isThere(command: string): boolean {
  try {
    return execFileSync(command, ['--version']).length > 0
  } catch {
    return false
  }
}
