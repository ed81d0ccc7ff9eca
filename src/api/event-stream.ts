import type { LiveEvent } from '../platform/bus/live-event.ts'

const encoder = new TextEncoder()
/** How many chunks a client may lag behind. A slower one is disconnected, reconnects and reads again. */
const patience = 64

export interface EventStream {
  body: ReadableStream<Uint8Array>
  send(event: LiveEvent): void
  /** A comment that keeps proxies from closing an idle connection. */
  beat(): void
  /** The browser reconnects after `retry` milliseconds. */
  end(retry?: number): void
}

/** Server-sent events as a plain stream; `gone` is called once, however the stream ends. */
export function eventStream(gone: () => void): EventStream {
  let over = false
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
      write('retry: 2000\n: welcome\n\n')
    },
    cancel: finish,
  })

  function write(text: string): void {
    if (over || !controller) return
    if ((controller.desiredSize ?? 0) < -patience) {
      finish()
      controller.error(new Error('The reader is too slow'))
    } else controller.enqueue(encoder.encode(text))
  }

  function finish(): void {
    if (over) return
    over = true
    gone()
  }

  return {
    body,
    send: ({ type, data }) => write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': still here\n\n'),
    end(retry) {
      if (over) return
      if (retry !== undefined) write(`retry: ${retry}\n\n`)
      if (!over) controller?.close()
      finish()
    },
  }
}
