import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './free-port.ts'
import { findPostgres, reachable } from './postgres-binaries.ts'

/**
 * The user who runs the server: PostgreSQL refuses root, so root uses `nobody`, and all others run it as themselves.
 */
type Owner = { uid: number; gid: number } | { uid?: undefined; gid?: undefined }

interface Cluster {
  bin: string
  home: string
  data: string
  owner: Owner
  settings: Record<string, string>
}

/** Fast, because nothing has to survive. */
export const speed = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '100' }

/**
 * A throwaway PostgreSQL server, started in about a second. `stop` ends it and removes its files; in between `crash`
 * kills it without warning and `revive` restarts it with its data, unless `settings` trade that for speed.
 */
export async function startPostgres(settings: Record<string, string> = speed) {
  const cluster = createCluster(settings)
  const started = await startOnFreePort(cluster).catch((error: unknown) => {
    rmSync(cluster.home, { recursive: true, force: true })
    throw error
  })
  const { url } = started
  let { server } = started
  return {
    url,
    async crash() {
      const gone = once(server, 'exit')
      server.kill('SIGQUIT')
      await gone
    },
    async revive() {
      server = launch(cluster, Number(new URL(url).port))
      await ready(server)
    },
    async stop() {
      await end(server)
      rmSync(cluster.home, { recursive: true, force: true })
    },
  }
}

function createCluster(settings: Record<string, string>): Cluster {
  const owner: Owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'poolwell-postgres-')))
  if (owner.uid !== undefined) chownSync(home, owner.uid, owner.gid)
  const binaries = findPostgres()
  const cluster = { bin: reachable(binaries, home, owner.uid), home, data: join(home, 'data'), owner, settings }

  const choices = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  if (binaries.major >= 18) choices.push('--no-data-checksums')
  const init = spawnSync(join(cluster.bin, 'initdb'), ['-D', cluster.data, ...choices], {
    ...owner,
    cwd: home,
    encoding: 'utf8',
  })
  if (init.status !== 0) throw new Error(`initdb failed: ${init.error?.message ?? init.stderr}`)
  return cluster
}

/** Another process may take the port before it is used, hence more than one try. */
async function startOnFreePort(cluster: Cluster, attempts = 3) {
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const server = launch(cluster, port)
  try {
    await ready(server)
    await proveOurs(url, cluster)
    return { server, url }
  } catch (error) {
    await end(server)
    if (attempts === 1) throw error
    return startOnFreePort(cluster, attempts - 1)
  }
}

function launch({ bin, home, data, owner, settings: chosen }: Cluster, port: number): ChildProcess {
  const sockets = process.platform === 'win32' ? '' : home
  const settings = { ...chosen, listen_addresses: '127.0.0.1', port, unix_socket_directories: sockets }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...owner,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => server.kill('SIGKILL'))
  return server
}

async function ready(server: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const failed = (reason: string) => reject(new Error(`PostgreSQL did not start (${reason}): ${said}`))
    const timer = setTimeout(() => failed('30 s passed'), 30_000)
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000)
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('error', (error) => failed(error.message))
    server.once('exit', (code) => failed(`exit code ${code}`))
    server.once('exit', () => clearTimeout(timer))
    timer.unref()
  })
}

/** Nothing may be written to a server that only happens to listen on our port. */
async function proveOurs(url: string, { data }: Cluster): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  const { rows } = await client.query<{ data_directory: string }>('show data_directory').finally(() => client.end())
  if (rows[0]?.data_directory !== data) throw new Error('The server on the chosen port is not the one of this test run')
}

async function end(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGINT')
  await gone
}
