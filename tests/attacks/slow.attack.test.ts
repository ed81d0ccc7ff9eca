import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'

import { raw } from './raw.ts'
import { anybody, register, site, until } from './visitor.ts'
import type { Person } from '../support/client.ts'

const slowly = (bytes: string) => (write: (bytes: string) => void) => {
  const timer = setInterval(() => write(bytes), 2000)
  return () => clearInterval(timer)
}

test('A27: three hundred slow senders hold nobody up and are disconnected', async () => {
  const { host, hostname, port } = new URL(site)
  const head = `POST /api/auth/login HTTP/1.1\r\nhost: ${host}\r\n`
  const body = `${head}content-type: application/json\r\ncontent-length: 500\r\n\r\n{`
  const headers = Array.from({ length: 150 }, () => raw(site, head, slowly('x-a: b\r\n')))
  const bodies = Array.from({ length: 150 }, () => raw(site, body, slowly(' ')))
  const unread = Array.from({ length: 20 }, () =>
    raw(site, `GET /livez HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 500\r\n\r\n`, slowly(' ')),
  )
  const idle = Array.from({ length: 50 }, () => connect(Number(port), hostname))

  const times: number[] = []
  for (let round = 0; round < 20; round++) {
    const began = performance.now()
    expect((await anybody('GET /livez')).status).toBe(200)
    times.push(performance.now() - began)
    // Other requests come while the slow ones are open, and not at once.
    await wait(100)
  }
  expect(times.toSorted((a, b) => a - b)[10]).toBeLessThan(500)
  const answers = await Promise.all([...headers, ...bodies])
  for (const { status, lasted } of answers) {
    expect([408, 0]).toContain(status)
    expect(lasted).toBeLessThan(30_000)
  }
  for (const { status, lasted } of await Promise.all(unread)) {
    expect(status).toBe(200)
    expect(lasted).toBeLessThan(30_000)
  }
  expect(answers.at(-1)?.text).toMatch(/\r\n\r\n\{"message":".+","code":"TIMEOUT","requestId":"[\da-f-]{36}"\}$/)
  for (const socket of idle) socket.destroy()
  // Disconnecting slow clients is not a failure of the server, so it must not be logged as an error.
  const log = readFileSync(inject('siteLog'), 'utf8').split('\n')
  expect(log.filter((line) => line.includes('"level":"error"') || line.startsWith('Error'))).toEqual([])
})

const neverEnding = ({ api }: Person, rest: string, path = '/profile/picture') =>
  `POST ${path} HTTP/1.1\r\nhost: ${new URL(site).host}\r\ncookie: ${api.cookie()}\r\nconnection: close\r\n` +
  `content-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n1\r\n-\r\n${rest}`

test('A27: pictures that never end fill no memory: three of one visitor are read at a time', async () => {
  const { hostname, port } = new URL(site)
  const [eve, dana] = [await register('customer'), await register('customer')]
  const endless = Array.from({ length: 4 }, () => connect(Number(port), hostname))
  const refused = Promise.race(endless.map(async (socket) => String(await once(socket, 'data'))))
  for (const socket of endless) socket.write(neverEnding(eve, ''))
  expect(await refused).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 5\r\n/)
  expect((await raw(site, neverEnding(dana, '0\r\n\r\n'))).status).toBe(400)

  for (const socket of endless) socket.destroy()
  await until(async () => (await raw(site, neverEnding(eve, '0\r\n\r\n'))).status === 400)
})

test('A27: a request with photos that never end leaves its visitor room for no other picture', async () => {
  const { hostname, port } = new URL(site)
  const eve = await register('customer')
  const socket = connect(Number(port), hostname)
  socket.write(neverEnding(eve, '', `/pros/${crypto.randomUUID()}`))
  await until(async () => (await raw(site, neverEnding(eve, '0\r\n\r\n'))).status === 429)

  socket.destroy()
  await until(async () => (await raw(site, neverEnding(eve, '0\r\n\r\n'))).status === 400)
})

test('A27: a request with almost two photos counts as two, and leaves its visitor room for one other picture', async () => {
  const { hostname, port } = new URL(site)
  const eve = await register('customer')
  const [form, picture] = [connect(Number(port), hostname), connect(Number(port), hostname)]
  form.write(unfinished(eve, 15.9 * 1024 * 1024))
  picture.write(neverEnding(eve, ''))
  await until(async () => (await raw(site, neverEnding(eve, '0\r\n\r\n'))).status === 429)

  form.destroy()
  await until(async () => (await raw(site, neverEnding(eve, '0\r\n\r\n'))).status === 400)
  picture.destroy()
})

const unfinished = ({ api }: Person, length: number) =>
  `POST /pros/${crypto.randomUUID()} HTTP/1.1\r\nhost: ${new URL(site).host}\r\ncookie: ${api.cookie()}\r\n` +
  `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${Math.round(length)}\r\n\r\n-`

test('A27: many accounts do not take up all uploads: six of one address are read at a time', async () => {
  const { hostname, port } = new URL(site)
  const people = await Promise.all([register('customer'), register('customer'), register('customer')])
  const sockets = people.flatMap((person) =>
    Array.from({ length: 3 }, () => {
      const socket = connect(Number(port), hostname)
      socket.write(neverEnding(person, ''))
      return socket
    }),
  )
  const answers: string[] = []
  for (const socket of sockets) socket.on('data', (bytes: Buffer) => answers.push(String(bytes)))
  await until(async () => answers.length >= 3)
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 429 /)
  expect(answers).toHaveLength(3)
  for (const socket of sockets) socket.destroy()
})
