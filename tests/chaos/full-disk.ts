import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { call } from './caller.ts'
import { hasEnded, inFolder, type Setup, type Server, startServer } from './release.ts'
import { bookingIds, brokenInvariants, addPeople, type People } from './people.ts'
import { type Finding, seconds, type Stage, type Trial } from './trial.ts'
import { startWriters } from './writers.ts'

const megabyte = 1024 * 1024

export const fullDisk: Trial = {
  row: 'R10',
  promise: 'a full disk stops writes and nothing else, and once there is space they resume without anybody’s help',
  run: async (stage) => [await inFolder((folder) => onSmallDisk(stage, folder))],
}

async function onSmallDisk(stage: Stage, folder: string): Promise<Finding> {
  const disk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', folder])
  if (disk.status !== 0)
    return { engine: 'embedded', held: false, skipped: true, figure: 'a small disk can be mounted only by root' }
  try {
    return await fillUp({ release: stage.release, dataDir: join(folder, 'data') })
  } finally {
    spawnSync('umount', ['-l', folder])
  }
}

async function fillUp(setup: Setup): Promise<Finding> {
  const people = await addPeople(setup, 6, 6)
  const supervised = supervise(setup, await startServer(setup))
  const writers = startWriters(people, { url: supervised.url })
  const liveness = watchLife(supervised.url)
  await writers.more(10)

  // Slowly: there is time to notice. At once: the disk fills up in the middle of a commit.
  const running = { dataDir: setup.dataDir, people, url: supervised.url, writers }
  const slow = await fillAndFree(running, 40)
  const sudden = await fillAndFree(running, 0)
  await writers.more(10)
  await writers.stop()
  const slowest = await liveness.stop()
  await supervised.stop()

  const there = await bookingIds(setup)
  const lost = [...writers.acknowledged].filter((id) => !there.has(id)).length
  const wrong = await brokenInvariants(setup)
  return {
    engine: 'embedded',
    held: lost === 0 && wrong.length === 0 && Math.max(slow, sudden) < 15_000,
    figure: `40 MB left, then none: ${lost} of ${writers.acknowledged.size} acknowledged bookings lost, ${wrong.length} rows broken; writes again ${seconds(slow)} and ${seconds(sudden)} after there was space; started again by its supervisor ${supervised.starts()} times; slowest /livez of a running server ${seconds(slowest)}`,
  }
}

interface Running {
  dataDir: string
  people: People
  url: () => string
  writers: ReturnType<typeof startWriters>
}

/** Milliseconds from when there is space again to the first acknowledged booking. */
async function fillAndFree({ dataDir, people, url, writers }: Running, left: number): Promise<number> {
  const ballast = join(dataDir, 'ballast')
  const { bavail, bsize } = statfsSync(dataDir)
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left * megabyte)))
  } catch {
    // Another process used the last bytes: full is full.
  }
  await wait(14_000)
  const read = await call(url(), 'GET /api/bookings', people.customers[0])
  if (left > 0 && read.status !== 200) throw new Error(`With a full disk nothing can be read: ${read.status}`)
  rmSync(ballast)
  const began = performance.now()
  await writers.more(1)
  return performance.now() - began
}

/** Restarts a server that has ended, as systemd or Docker does. */
function supervise(setup: Setup, first: Server) {
  let server = first
  let starts = 0
  const now = { stopped: false }
  const watching = (async () => {
    while (!now.stopped) {
      await wait(200)
      if (now.stopped || !hasEnded(server.process)) continue
      const next = await startServer(setup).catch(() => undefined)
      if (next) server = next
      if (next) starts++
    }
  })()
  return {
    url: () => server.url,
    starts: () => starts,
    async stop() {
      now.stopped = true
      await watching
      await server.kill('SIGTERM')
    },
  }
}

function watchLife(url: () => string) {
  const now = { stopped: false }
  let slowest = 0
  const watching = (async () => {
    while (!now.stopped) {
      const { status, ms } = await call(url(), 'GET /livez', undefined, { timeout: 30_000 })
      if (status === 200) slowest = Math.max(slowest, ms)
      await wait(250)
    }
  })()
  return {
    async stop() {
      now.stopped = true
      await watching
      return slowest
    },
  }
}
