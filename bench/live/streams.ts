import { Agent, get, type IncomingMessage } from 'node:http'

export interface Stream {
  /** Called for each event with its name, its data and its time, by the clock of `performance.now()`. */
  onEvent(listener: (name: string, data: string, at: number) => void): void
  close(): void
}

// One socket each and no pool: a stream never ends by itself.
const agent = new Agent({ keepAlive: false, maxSockets: Infinity })

/** Opens the event stream for this cookie, and waits for its first event. */
function openStream(url: string, headers: { cookie: string }): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/api/events`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`No stream: ${response.statusCode}`))
      const { listen, welcome } = read(response)
      void welcome.then(() => resolve({ onEvent: listen, close: () => request.destroy() }))
    })
    request.once('error', reject)
  })
}

function read(response: IncomingMessage) {
  let text = ''
  let listener: ((name: string, data: string, at: number) => void) | undefined
  const first = Promise.withResolvers<void>()
  response.setEncoding('utf8').on('data', (chunk: string) => {
    first.resolve()
    const at = performance.now()
    const parts = (text + chunk).split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const name = /^event: (.*)$/m.exec(part)?.[1]
      if (name) listener?.(name, /^data: (.*)$/m.exec(part)?.[1] ?? '', at)
    }
  })
  // The benchmark itself closes the streams, so their end is not an error.
  response.on('error', () => undefined)
  return { welcome: first.promise, listen: (heard: typeof listener) => void (listener = heard) }
}

/** Many at once, but not all: the system refuses a connection that waits too long in its queue. */
export async function openStreams(url: string, people: { cookie: string }[]): Promise<Stream[]> {
  const streams: Stream[] = []
  for (let start = 0; start < people.length; start += 50) {
    const some = people.slice(start, start + 50)
    streams.push(...(await Promise.all(some.map((headers) => openStream(url, headers)))))
  }
  return streams
}
