import { expect, test } from 'vitest'

import { inBatches, batchSize } from './in-batches.server.ts'
import { type Section, streamOf, writeJson } from './json-stream.server.ts'

async function* sectionsOf(...sections: Section[]) {
  yield* sections
}

async function* batchesOf(...batches: unknown[][]) {
  yield* batches
}

async function textOf(...sections: Section[]): Promise<string> {
  return (await Array.fromAsync(writeJson(sectionsOf(...sections)))).join('')
}

test('sections become one JSON object, and batches one list, also when some or all are empty', async () => {
  const many = batchesOf([], [1, { two: '2' }], [], [null], [])
  expect(await textOf(['a "name"', null], ['many', many], ['none', batchesOf()], ['at', new Date(0)])).toBe(
    '{"a \\"name\\"":null,"many":[1,{"two":"2"},null],"none":[],"at":"1970-01-01T00:00:00.000Z"}',
  )
})

test('a list of any length is read to its end', async () => {
  for (const count of [0, 1, batchSize - 1, batchSize, batchSize + 1, 3 * batchSize]) {
    const all = Array.from({ length: count }, (_, n) => n)
    const read = async (last = -1) => all.slice(last + 1, last + 1 + batchSize)
    expect((await Array.fromAsync(inBatches<number>(read))).flat()).toEqual(all)
  }
})

test('nothing is read before its reader wants it, or after the reader has left', async () => {
  const read: number[] = []
  async function* pieces() {
    try {
      for (let n = 1; ; n++) {
        read.push(n)
        yield `${n} `
      }
    } finally {
      read.push(0)
    }
  }
  const reader = streamOf(pieces()).getReader()
  await reader.read()
  await new Promise(setImmediate)
  expect(read).toEqual([1, 2])
  await reader.cancel()
  expect(read).toEqual([1, 2, 0])
})

test('a failure breaks the stream off, so that nobody takes a part for the whole', async () => {
  const answer = new Response(streamOf(writeJson(sectionsOf(['list', failing()], ['rest', 1]))))
  await expect(answer.text()).rejects.toThrow('the database is gone')
})

async function* failing(): AsyncGenerator<unknown[]> {
  yield [1]
  throw new Error('the database is gone')
}
