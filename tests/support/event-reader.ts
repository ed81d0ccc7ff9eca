/** The events of a stream in the order of their arrival, until it ends. */
export interface EventReader {
  events: { type: string; data: Record<string, unknown> }[]
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  leave(): Promise<void>
}

export function readEvents(response: Response): EventReader {
  const events: EventReader['events'] = []
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('The answer has no body')

  async function read(from: NonNullable<typeof reader>): Promise<void> {
    let rest = ''
    for (;;) {
      const { done, value } = await from.read().catch(() => ({ done: true, value: undefined }))
      if (done || value === undefined) return
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      events.push(...blocks.flatMap(parse))
    }
  }
  return { events, ended: read(reader), leave: () => reader.cancel() }
}

function parse(block: string): EventReader['events'] {
  const type = /^event: (.*)$/m.exec(block)?.[1]
  const data = /^data: (.*)$/m.exec(block)?.[1]
  return type === undefined || data === undefined ? [] : [{ type, data: JSON.parse(data) }]
}
