import { once } from 'node:events'
import { linkSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'poolwell-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder has one holder, whatever path leads to it', async () => {
  const lock = await lockFolder(folder)
  const link = `${folder}-link`
  symlinkSync(folder, link)
  await expect(lockFolder(link)).rejects.toThrow(`${link} is in use by another Poolwell, process ${process.pid}`)
  rmSync(link)
  await lock.release()
})

test('of many processes that try at once, one gets the folder', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
  const held = attempts.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  expect(held).toHaveLength(1)
  await held[0]?.release()
})

test('of two that find a leftover lock, one gets the folder, and the other is told who holds it', async () => {
  // Except on Linux the lock is only a socket in a folder for temporary files.
  const { platform } = process
  Object.defineProperty(process, 'platform', { value: 'darwin' })
  try {
    const before = sockets()
    const first = await lockFolder(folder)
    const [name = ''] = sockets().difference(before)
    const address = join(tmpdir(), name)
    linkSync(address, `${address}-left`)
    await first.release()
    renameSync(`${address}-left`, address)

    const [one, other] = await Promise.allSettled([lockFolder(folder), lockFolder(folder)])
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const attempt of [one, other]) {
      if (attempt.status === 'fulfilled') await attempt.value.release()
      else expect(String(attempt.reason)).toContain(`in use by another Poolwell, process ${process.pid}`)
    }
  } finally {
    Object.defineProperty(process, 'platform', { value: platform })
  }
})

test('a process that shares the folder but not the network, such as another container, is detected', async () => {
  const address = join(folder, 'in-use.sock')
  const other = createServer((caller) => caller.end('7')).listen(address)
  await once(other, 'listening')
  await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by another Poolwell, process 7`)
  // The other one is killed: what it leaves behind answers nobody.
  linkSync(address, `${address}-left`)
  other.close()
  await once(other, 'close')
  renameSync(`${address}-left`, address)
  await (await lockFolder(folder)).release()
})

test('a folder whose path is too long for a socket can be locked', async () => {
  const deep = join(folder, 'x'.repeat(120))
  mkdirSync(deep)
  const lock = await lockFolder(deep)
  expect(readdirSync(deep)).toEqual(process.platform === 'linux' ? ['in-use.sock'] : [])
  await lock.release()
  expect(readdirSync(deep)).toEqual([])
})

test('a released folder can be locked again, and two folders at once', async () => {
  await (await lockFolder(folder)).release()
  const other = mkdtempSync(join(tmpdir(), 'poolwell-lock-'))
  const locks = [await lockFolder(folder), await lockFolder(other)]
  await Promise.all(locks.map((lock) => lock.release()))
  rmSync(other, { recursive: true })
})

function sockets(): Set<string> {
  return new Set(readdirSync(tmpdir()).filter((name) => /^poolwell-[0-9a-f]{24}\.sock$/.test(name)))
}
