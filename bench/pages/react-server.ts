// React alone: creates and renders the elements of the same pages for each request, without a router or data.
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { createElement, Fragment } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

import { elementsOf, type Node } from './markup.ts'

const pages: Record<string, Node[]> = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))

createServer((request, response) => {
  const nodes = pages[request.url ?? '']
  if (nodes) void (request.headers['x-stream'] ? streamed(nodes, response) : whole(nodes, response))
  else response.writeHead(404).end()
}).listen(Number(process.env['PORT']), '127.0.0.1')

const page = (nodes: Node[]) => createElement(Fragment, null, ...elementsOf(nodes))

function whole(nodes: Node[], response: ServerResponse): void {
  send(response, Buffer.from(renderToString(page(nodes))))
}

async function streamed(nodes: Node[], response: ServerResponse): Promise<void> {
  const stream = await renderToReadableStream(page(nodes))
  send(response, Buffer.from(await new Response(stream).arrayBuffer()))
}

function send(response: ServerResponse, body: Buffer): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }).end(body)
}
