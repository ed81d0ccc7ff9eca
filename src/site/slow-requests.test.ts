import { once } from 'node:events'
import { createServer, get, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

import { endSlowRequests } from './slow-requests.ts'

/** A server that disconnects whoever neither sends nor takes anything for a fifth of a second. */
async function serverOf(answer: RequestListener) {
  const server = createServer(answer)
  endSlowRequests(server, 200)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => server.closeAllConnections())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { server, url: `http://127.0.0.1:${address.port}/` }
}

test('whoever takes nothing of an answer is disconnected', async () => {
  const { server, url } = await serverOf((_, response) => response.end(Buffer.alloc(30_000_000)))
  const accepted = once(server, 'connection')
  const [answer] = await once(get(url), 'response')
  const [socket] = await accepted
  const broken = once(answer, 'error')
  await once(socket, 'close', { signal: AbortSignal.timeout(3000) })
  answer.resume()
  await broken
})

test('an answer that comes in parts may take longer', async () => {
  const { url } = await serverOf(async (_, response) => {
    for (let part = 0; part < 6; part++) {
      response.write('part ')
      await wait(100)
    }
    response.end()
  })
  const [answer] = await once(get(url), 'response')
  expect(await text(answer)).toBe('part '.repeat(6))
})
