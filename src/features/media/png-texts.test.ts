import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { openLog } from '../../platform/log.server.ts'
import { makeCopies } from './picture-copies.server.ts'
import { withoutTexts } from './png-texts.server.ts'

const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#1188cc' } })
const png = await picture
  .clone()
  .withExif({ IFD0: { Orientation: '6' } })
  .png()
  .toBuffer()

/** The picture with something between its header, the first 33 bytes, and its pixels. */
function pngWith(...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, typed, sum] = [Buffer.alloc(4), Buffer.concat([Buffer.from(type), data]), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

const text = chunk('tEXt', Buffer.from('Comment\0in plain'))

test('a PNG loses its texts and nothing else', () => {
  const packed = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync('packed')]))
  const translated = chunk('iTXt', Buffer.from('Comment\0\0\0\0\0translated'))
  const sent = Buffer.concat([pngWith(text, packed, translated), text])
  expect(Buffer.from(withoutTexts(sent)).equals(png)).toBe(true)
})

test('what is no PNG, or a broken one, stays as it is', async () => {
  const broken = Buffer.concat([png, text.subarray(0, 10)])
  const endless = pngWith(Buffer.from('ffffffff49444154', 'hex'))
  for (const sent of [broken, endless, await picture.clone().jpeg().toBuffer(), Buffer.alloc(0)]) {
    expect(Buffer.from(withoutTexts(sent)).equals(sent)).toBe(true)
  }
})

test('texts that would be inflated to a gigabyte keep no picture waiting', async () => {
  const inflated = deflateSync(Buffer.alloc(47 * 1024 * 1024))
  const bomb = chunk('iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), inflated]))
  const began = performance.now()
  const copies = await makeCopies(
    { log: openLog('silent') },
    pngWith(...Array.from({ length: 20 }, () => bomb)),
    'profile',
  )
  expect(copies).toHaveLength(3)
  expect(performance.now() - began).toBeLessThan(2000)
})
