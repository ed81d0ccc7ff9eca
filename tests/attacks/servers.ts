import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { TestProject } from 'vitest/node'

import { freePort } from '../support/free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built server with generous limits, and the file of its log. */
    site: string
    siteLog: string
    /** The built server with production limits, behind https. */
    strict: string
    /** The built server behind a proxy, with very low limits. */
    proxied: string
  }
}

/** Starts the servers once for all attacks, as `npm start` would. */
export async function setup(project: TestProject) {
  const [site, strict, proxied] = await Promise.all([
    startServer({ RATE_LIMIT_SCALE: '100', LOG_LEVEL: 'info' }),
    startServer({ RATE_LIMIT_SCALE: '1', LOG_LEVEL: 'error', PUBLIC_URL: 'https://pool.example' }),
    startServer({ RATE_LIMIT_SCALE: '0.05', LOG_LEVEL: 'error', TRUST_PROXY: '1' }),
  ])
  project.provide('site', site.url)
  project.provide('siteLog', site.log)
  project.provide('strict', strict.url)
  project.provide('proxied', proxied.url)
  return async () => {
    await Promise.all([site.stop(), strict.stop(), proxied.stop()])
  }
}

async function startServer(settings: Record<string, string>) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = join(tmpdir(), `poolwell-attacks-${port}`)
  const log = `${dataDir}.log`
  const own = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: '0',
    SMTP_URL: '',
  }
  const out = openSync(log, 'w')
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, NODE_ENV: '', ...own, ...settings },
    stdio: ['ignore', out, out],
  })
  await untilReady(server, url, log)
  return {
    url,
    log,
    async stop() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
      rmSync(log, { force: true })
    },
  }
}

async function untilReady(server: ChildProcess, url: string, log: string): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    const ready = await fetch(`${url}/readyz`).catch(() => null)
    if (ready?.ok) return
    if (server.exitCode !== null) break
    await wait(100)
  }
  server.kill()
  throw new Error(`The server did not start; it said this in ${log}`)
}
