// The development server: pages reload as files change. A server-side change reopens it, including the database,
// because two copies of the server cannot share the embedded one.
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { endWithMessage } from './command-end.ts'
import { requireOwnEntry } from './own-entry.ts'

type ServerModule = typeof import('../src/server.ts')
type ConfigModule = typeof import('../src/platform/config.server.ts')
type Opened = { from: ServerModule; app: Awaited<ReturnType<ServerModule['openPoolwell']>> }

requireOwnEntry()

const http = createHttpServer()
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: { server: http }, ws: { server: http } },
})
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server part')
const { runner } = ssr

const config = await runner
  .import<ConfigModule>('/src/platform/config.server.ts')
  .then(({ configFromProcess }) => configFromProcess())
  .catch(end)
let opened: Opened | undefined
let opening: Promise<unknown> = Promise.resolve()

const answer = getRequestListener(async (request) => {
  try {
    const { app } = await current()
    return await app.fetch(request)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
    return new Response(error instanceof Error ? error.stack : String(error), { status: 500 })
  }
})

http.on('request', (request: IncomingMessage, response: ServerResponse) => {
  vite.middlewares(request, response, () => void answer(request, response))
})
await current().catch(end)
http.once('error', end)
http.listen(config.port, config.host, () => console.log(`Poolwell for development: ${config.publicUrl}`))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

/** The server with the files' current contents; concurrent requests share one opening. */
function current(): Promise<Opened> {
  const next = opening.then(openWhenChanged)
  opening = next.catch(() => undefined)
  return next
}

async function openWhenChanged(): Promise<Opened> {
  const from = await runner.import<ServerModule>('/src/server.ts')
  if (opened?.from === from) return opened
  await opened?.app.close()
  opened = undefined
  const fresh: Opened = { from, app: await from.openPoolwell(config) }
  opened = fresh
  return fresh
}

/** The reason for not starting is one sentence; a bug is printed with its stack. */
function end(error: unknown): never {
  if (error instanceof Error && error.name === 'Error') endWithMessage(error)
  else console.error(error)
  process.exit(1)
}

async function stop(): Promise<void> {
  http.close()
  http.closeAllConnections()
  await opening
  await opened?.app.close()
  await vite.close()
  process.exit(0)
}
