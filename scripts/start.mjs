// Runs the built server. `npm start` builds it first; in a container this file is the command. Plain JavaScript,
// because stripping types takes 14 MB for as long as the process lives.
import { existsSync } from 'node:fs'

// Passwords, pictures and compression share these threads with file reads. The setting is read when the first thread is
// needed.
process.env['UV_THREADPOOL_SIZE'] ??= '8'

const built = new URL('../build/server/index.js', import.meta.url)

if (existsSync(built)) {
  stopWithNpm()
  const server = await import(built.href)
  await server.start().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
} else {
  console.error('There is no build yet: run `npm start`, or `npm run build` first.')
  process.exitCode = 1
}

/** npm passes a signal only to its shell; the shell dies without telling the server, which would keep the port. */
function stopWithNpm() {
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
