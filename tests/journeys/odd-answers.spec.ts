import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { expect, test } from '@playwright/test'

import { waitForHydration } from './support.ts'

test.use({ serviceWorkers: 'allow' })

test('a page that a proxy sends in place of a script is not kept as that script @desktop', async ({
  page,
  baseURL,
}) => {
  const proxy = await openProxy(baseURL ?? '')
  await page.goto(proxy.url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((wait) => setTimeout(wait, 50))
  })

  proxy.isInTrouble = true
  await page.goto(`${proxy.url}/contact`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => proxy.odd.length).toBeGreaterThan(0)
  proxy.isInTrouble = false
  await page.goto(`${proxy.url}/contact`)
  await waitForHydration(page, 'main form')
  const kept = await page.evaluate(async (paths) => {
    const answers = await Promise.all(
      paths.map(async (path) => (await caches.match(path))?.headers.get('content-type')),
    )
    return answers.filter((type) => type?.startsWith('text/html'))
  }, proxy.odd)
  expect(kept).toEqual([])
  proxy.close()
})

/** A proxy before the server: while it is in trouble, it answers requests for files with a page of its own. */
async function openProxy(target: string) {
  const proxy = {
    url: '',
    isInTrouble: false,
    odd: new Array<string>(),
    close: () => server.close().closeAllConnections(),
  }
  const server = createServer((request, response) => {
    const { url = '' } = request
    if (!proxy.isInTrouble || !url.startsWith('/assets/')) return pass(target, request, response)
    proxy.odd.push(url)
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end('<h1>Please wait</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  proxy.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return proxy
}

function pass(target: string, from: IncomingMessage, to: ServerResponse): void {
  const { url = '', method, headers } = from
  const sent = ask(target + url, { method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(to)
  })
  sent.on('error', () => to.destroy())
  from.pipe(sent)
}
