import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import S3rver from '@20minutes/s3rver'
import { afterAll, expect, onTestFinished, test } from 'vitest'

import { hoursInMs, later } from '../durations.ts'
import { asRefusal } from '../failure.server.ts'
import { type Files, openFiles } from './files.server.ts'
import { removeUnfinishedFiles } from './unfinished-files.server.ts'
import { requireWritableFolder } from './writable-folder.server.ts'

const folder = await mkdtemp(join(tmpdir(), 'poolwell-files-'))
const begun = join(folder, 'files', '.unfinished')
const bucket = await openBucket()
afterAll(() => bucket.close())

const drivers: [name: string, files: Files][] = [
  ['disk', openFiles({ dataDir: folder })],
  ['bucket', openFiles({ dataDir: folder, s3Url: bucket.url })],
]

test.each(drivers)('%s: a file exists until it is deleted', async (_name, files) => {
  const key = newKey()
  expect(await files.get(key)).toBeNull()
  await files.put(key, Buffer.from([0, 1, 2, 255]), 'image/webp')
  expect(await files.get(key)).toEqual(new Uint8Array([0, 1, 2, 255]))

  await files.delete(key)
  expect(await files.get(key)).toBeNull()
  await files.delete(key)
})

test.each(drivers)('%s: the last of two writes to one key wins', async (_name, files) => {
  const key = newKey()
  await files.put(key, Buffer.from('first'), 'image/webp')
  await files.put(key, Buffer.from('second'), 'image/webp')
  expect(Buffer.from((await files.get(key)) ?? []).toString()).toBe('second')
})

test.each(drivers)('%s: a key cannot leave its folder', async (_name, files) => {
  const away = ['../secret.webp', 'media/../../x.webp', '/etc/passwd', 'media/a b.webp', 'media/.webp', 'media\\x.webp']
  for (const key of away) {
    await expect(files.get(key)).rejects.toThrow('not the key of a file')
    await expect(files.put(key, new Uint8Array(1), 'image/webp')).rejects.toThrow('not the key of a file')
    await expect(files.delete(key)).rejects.toThrow('not the key of a file')
  }
})

test('disk: a folder is made where it is missing; one that nobody can write in stops the start', () => {
  requireWritableFolder(join(folder, 'new', 'files'))
  requireWritableFolder(join(folder, 'new', 'files'))
  for (const nowhere of [join(import.meta.filename, 'files'), '/proc/poolwell/files'])
    expect(() => requireWritableFolder(nowhere)).toThrow('DATA_DIR: Poolwell cannot write there')
})

test('disk: no unfinished file is left behind', async () => {
  const files = openFiles({ dataDir: folder })
  await Promise.all(Array.from({ length: 20 }, () => files.put(newKey(), Buffer.from('x'), 'image/webp')))
  expect(await readdir(begun)).toEqual([])
  const names = await readdir(join(folder, 'files', 'media'))
  expect(names.filter((name) => !name.endsWith('-96.webp'))).toEqual([])
})

test('disk: what a killed process had begun is removed after an hour, and nothing else', async () => {
  const [files, now, key] = [openFiles({ dataDir: folder }), new Date(), newKey()]
  await files.put(key, Buffer.from('x'), 'image/webp')
  const [left, current] = [join(begun, 'left'), join(begun, 'current')]
  await Promise.all([left, current].map((path) => writeFile(path, 'half of it')))
  for (const path of [left, join(folder, 'files', key)]) await utimes(path, now, later(now, -hoursInMs(2)))
  await removeUnfinishedFiles({ files, now })
  expect(await readdir(begun)).toEqual(['current'])
  expect(await files.get(key)).not.toBeNull()
  await rm(current)
})

test('where nothing was stored yet, or in a bucket, there is nothing unfinished to remove', async () => {
  const dataDir = join(folder, 'unused')
  for (const files of [openFiles({ dataDir }), openFiles({ dataDir, s3Url: bucket.url })])
    await expect(removeUnfinishedFiles({ files, now: new Date() })).resolves.toBeUndefined()
})

test('bucket: a wrong secret is an error, not an empty answer', async () => {
  const files = openFiles({ dataDir: folder, s3Url: bucket.url.replace('S3RVER@', 'wrong@') })
  await expect(files.put(newKey(), Buffer.from('x'), 'image/webp')).rejects.toThrow()
})

const failures: [what: string, answer: RequestListener][] = [
  ['fails', (_request, response) => response.writeHead(500).end()],
  ['asks to slow down', (_request, response) => response.writeHead(503).end()],
  ['refuses our key', (_request, response) => response.writeHead(403).end()],
  ['hangs up', (request) => request.socket.destroy()],
]

test.each(failures)('bucket: one that %s is an outage, as a full disk is, and no bug', async (_what, answer) => {
  const files = await filesOf(answer)
  const outcomes = await Promise.allSettled([
    files.get(newKey()),
    files.put(newKey(), Buffer.from('x'), 'image/webp'),
    files.delete(newKey()),
  ])
  for (const outcome of outcomes) {
    expect(outcome.status === 'rejected' && asRefusal(outcome.reason)).toMatchObject({ status: 503 })
  }
})

test('bucket: deleting a missing file is no error where that is answered with 404, too', async () => {
  const files = await filesOf((_request, response) => response.writeHead(404).end())
  await files.delete(newKey())
  await expect(files.put(newKey(), Buffer.from('x'), 'image/webp')).rejects.toThrow('bucket')
})

function newKey(): string {
  return `media/${crypto.randomUUID()}-96.webp`
}

async function openBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'poolwell-bucket-'))
  const options = { address: '127.0.0.1', port: 0, silent: true, directory }
  const server = new S3rver({ ...options, configureBuckets: [{ name: 'pool', configs: [] }] })
  const { port } = await server.run()
  return { url: `http://S3RVER:S3RVER@127.0.0.1:${port}/pool?region=us-east-1`, close: () => server.close() }
}

/** The files of a bucket that gives every request this answer. */
async function filesOf(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  onTestFinished(() => server.close().closeAllConnections())
  return openFiles({ dataDir: folder, s3Url: `http://key:secret@127.0.0.1:${port}/pool` })
}
