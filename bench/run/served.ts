import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

import { freePort } from '../../tests/support/free-port.ts'
import { cpuOf, memoryOf } from './process-figures.ts'

export interface Served {
  url: string
  pid: number
  /** Milliseconds of processor time that the process and its children have used so far. */
  cpu(): number
  /** Megabytes of memory that are in use now. */
  memory(): number
  stop(): Promise<void>
}

interface Command {
  script: string
  args?: string[]
  cwd?: string
  env?: Record<string, string>
  /** The address at which it answers when it is ready. */
  path?: string
}

/** Starts a server as a separate process, on a free port in `PORT`, and waits until it answers. */
export async function serve({ script, args = [], cwd, env = {}, path = '/' }: Command): Promise<Served> {
  const port = await freePort()
  const child = spawn(process.execPath, [script, ...args.map((arg) => arg.replace('PORT', String(port)))], {
    cwd: cwd ?? process.cwd(),
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ENV_FILE: '',
      NODE_ENV: 'production',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)))
  running.add(child)
  child.once('exit', () => running.delete(child))
  const url = `http://127.0.0.1:${port}`
  await answers(child, `${url}${path}`, () => said)
  const { pid = 0 } = child
  return { url, pid, cpu: () => cpuOf(pid), memory: () => memoryOf(pid), stop: () => end(child) }
}

/** A benchmark that fails leaves no server behind. */
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

async function answers(child: ChildProcess, url: string, said: () => string): Promise<void> {
  for (const began = Date.now(); Date.now() - began < 300_000;) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said()}`)
    if (await isReady(url)) return
    await wait(10)
  }
  throw new Error(`Nothing answers at ${url}: ${said()}`)
}

/** A server that is busy with its demo data may accept a request and not answer it: then it is asked again. */
async function isReady(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok ?? false
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 8000)
  await gone
  clearTimeout(timer)
}
