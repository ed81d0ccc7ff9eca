// Sends a fixed answer and does nothing else.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

import type { Sent } from './sent.ts'

const answers: Record<string, Sent> = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const ready = new Map(
  Object.entries(answers).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }]),
)

createServer((request, response) => {
  const found = ready.get(request.url ?? '')
  if (found) response.writeHead(200, found.headers).end(found.body)
  else response.writeHead(404).end()
}).listen(Number(process.env['PORT']), '127.0.0.1')
