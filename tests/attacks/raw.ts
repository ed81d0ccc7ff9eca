import { connect } from 'node:net'

export interface RawAnswer {
  text: string
  /** The answer's status; 0 when the server closed the connection without one. */
  status: number
  /** Milliseconds until the server closed the connection. */
  lasted: number
}

/** A server's answer to these bytes until it closes the connection; `more` is written meanwhile. */
export function raw(base: string, bytes: string, more?: (write: (bytes: string) => void) => () => void) {
  const { hostname, port } = new URL(base)
  return new Promise<RawAnswer>((resolve) => {
    const began = Date.now()
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => (text += part))
    socket.on('error', () => socket.destroy())
    socket.write(bytes)
    const stop = more?.((part) => void (socket.writable && socket.write(part)))
    socket.on('close', () => {
      stop?.()
      resolve({ text, status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), lasted: Date.now() - began })
    })
  })
}

/** A raw request, including its path and method. */
export function rawRequest(base: string, line: string, headers: Record<string, string> = {}, body = '') {
  const lines = Object.entries({ host: new URL(base).host, connection: 'close', ...headers })
  if (body) lines.push(['content-length', String(Buffer.byteLength(body))])
  return raw(base, `${line} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`)
}
