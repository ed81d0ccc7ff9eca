import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { freePort } from '../support/free-port.ts'

const parts = ['package.json', 'build', 'scripts/start.mjs', 'migrations', 'data/places', 'content', 'public/fonts']

/** A copy of a release's files, so that work on the checkout does not disturb a running trial. */
export function copyRelease(): string {
  const release = mkdtempSync(join(tmpdir(), 'poolwell-release-'))
  for (const part of [...parts, 'src/platform']) {
    mkdirSync(dirname(join(release, part)), { recursive: true })
    cpSync(part, join(release, part), { recursive: true })
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(release, 'node_modules'))
  return release
}

export interface Server {
  url: string
  pid: number
  process: ChildProcess
  /** Milliseconds from its start until it was ready. */
  readyAfter: number
  /** Everything it printed. */
  said(): string
  kill(signal: NodeJS.Signals): Promise<[code: number | null, signal: string | null]>
}

export interface Setup {
  release: string
  dataDir: string
  databaseUrl?: string
  settings?: Record<string, string>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const server of running) server.kill('SIGKILL')
})

export async function launch({ release, dataDir, databaseUrl = '', settings = {} }: Setup) {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const address = { PORT: port, HOST: '127.0.0.1', PUBLIC_URL: url, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const calm = { NODE_ENV: '', DEMO: '0', RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error', PAYMENTS: 'test' }
  const env = { ...process.env, ...calm, ...address, ...settings }
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: release,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(server)
  server.once('exit', () => running.delete(server))
  let said = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-200_000)))
  }
  return { url, process: server, pid: server.pid ?? 0, said: () => said }
}

/** Resolves when it is ready; if it ends instead, throws what it printed. */
export async function startServer(setup: Setup): Promise<Server> {
  const began = performance.now()
  const server = await launch(setup)
  while (!(await isReady(server.url))) {
    if (hasEnded(server.process)) throw new Error(`The server ended:\n${server.said()}`)
    if (performance.now() - began > 120_000) throw new Error(`The server is not ready:\n${server.said()}`)
    await wait(50)
  }
  return { ...server, readyAfter: performance.now() - began, kill: (signal) => end(server.process, signal) }
}

export function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}

/** A folder that is deleted when `work` is done. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'poolwell-chaos-'))
  return work(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<[number | null, string | null]> {
  if (!hasEnded(server)) {
    const exit = once(server, 'exit')
    server.kill(signal)
    await exit
  }
  return [server.exitCode, server.signalCode]
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
