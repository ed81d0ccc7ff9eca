import { hash, randomBytes } from 'node:crypto'
import { closeSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A listening socket, held until `release` or until the process ends in any way: the kernel then closes it. */
export interface FolderLock {
  release(): Promise<void>
}

/**
 * Makes this process the only user of `folder` on this machine, or throws an error that names the folder and its
 * holder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const lock = await hold(folder, socketPath(folder))
  if (process.platform !== 'linux') return lock
  const inside = await holdInside(folder).catch(async (error: unknown) => {
    await lock.release()
    throw error
  })
  return {
    async release() {
      await inside.release()
      await lock.release()
    },
  }
}

async function hold(folder: string, address: string): Promise<FolderLock> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(address)
    if (server !== null) return { release: () => new Promise((released) => void server.close(() => released())) }
    // If nobody answers, the holder has just ended. If the socket is a file, it leaves the file behind.
    const holder = (await askHolder(address)) ?? (address.startsWith('/') ? await removeLeft(address) : null)
    if (holder !== null) throw new Error(`The data folder ${folder} is in use by another Poolwell, process ${holder}`)
  }
  throw new Error(`The data folder ${folder} is in use by a process that does not answer`)
}

/**
 * Removes a leftover socket by moving it aside first, so that of two processes that notice it only one does. If another
 * process is listening there by then, its socket is put back and its id returned.
 */
async function removeLeft(address: string): Promise<string | null> {
  // As long as the address, because a socket's path must be short.
  const aside = address.slice(0, -4) + randomBytes(2).toString('hex')
  try {
    renameSync(address, aside)
  } catch {
    return null // The other one was faster.
  }
  const holder = await askHolder(aside)
  if (holder === null) rmSync(aside, { force: true })
  else renameSync(aside, address)
  return holder
}

/**
 * Containers that share a folder do not share abstract socket names, but each of them sees a socket in the folder
 * itself. On a file system without sockets the abstract name has to suffice.
 */
async function holdInside(folder: string): Promise<FolderLock> {
  const opened = openSync(folder, 'r')
  // Through its descriptor, because a socket's address must be short and a folder's path may be long.
  const inside = await hold(folder, `/proc/self/fd/${opened}/in-use.sock`).catch((error: NodeJS.ErrnoException) => {
    closeSync(opened)
    if (error.code === undefined) throw error
  })
  if (!inside) return { release: async () => undefined }
  return {
    async release() {
      await inside.release()
      closeSync(opened)
    },
  }
}

/** One address per folder, whatever path leads to it. */
function socketPath(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true })
  const name = `poolwell-${hash('sha256', `${dev}:${ino}`).slice(0, 24)}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

function listen(address: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((caller) => caller.on('error', () => undefined).end(String(process.pid)))
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => resolve(server))
  })
}

/** The holder's process id; 'unknown' when it is too busy to answer, null when there is none. */
function askHolder(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = ''
    const caller = net.connect(address).setEncoding('utf8').setTimeout(2_000)
    caller.on('data', (text: string) => (answer += text))
    caller.once('end', () => resolve(answer))
    caller.once('error', () => resolve(null))
    caller.once('timeout', () => {
      resolve('unknown')
      caller.destroy()
    })
  })
}
