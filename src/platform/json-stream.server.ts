/** A name and its value; a long list comes in batches. */
export type Section = [name: string, value: unknown]

/** One JSON object, piece by piece: each section, and each batch of a list, when it is read. */
export async function* writeJson(sections: AsyncIterable<Section>): AsyncGenerator<string> {
  let before = '{'
  for await (const [name, value] of sections) {
    yield `${before}${JSON.stringify(name)}:`
    if (isInBatches(value)) yield* writeList(value)
    else yield JSON.stringify(value)
    before = ','
  }
  yield '}'
}

async function* writeList(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const batch of batches) {
    if (batch.length === 0) continue
    yield before + JSON.stringify(batch).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

function isInBatches(value: unknown): value is AsyncIterable<readonly unknown[]> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

/** The pieces as the body of an answer, each made when its reader wants more; none are made for one who has left. */
export function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
}
