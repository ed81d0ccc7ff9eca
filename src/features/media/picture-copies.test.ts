import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { openLog } from '../../platform/log.server.ts'
import { maxPictureBytes, tooManyAtOnce, tooManyPixels, unreadablePicture } from './picture.ts'
import { makeCopies } from './picture-copies.server.ts'

const log = openLog('silent')
const visit = { log }

/** A phone's photo: rotated, with the location and the photographer in its metadata. */
function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#1188cc' }, limitInputPixels: false })
    .withExif({ IFD3: { GPSLatitude: '34/1 3/1 0/1' }, IFD0: { Artist: 'secret', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

const sides = (copies: { width: number; height: number }[]) => copies.map(({ width, height }) => [width, height])

test('a photo is turned upright, stripped of metadata, and stored in two sizes', async () => {
  const sent = await photo(1600, 800)
  expect((await sharp(sent).metadata()).exif).toBeDefined()

  const copies = await makeCopies(visit, sent, 'message')
  expect(sides(copies)).toEqual([
    [256, 512],
    [640, 1280],
  ])
  for (const { bytes } of copies) {
    const kept = await sharp(bytes).metadata()
    expect(kept).toMatchObject({ format: 'webp' })
    expect(kept.exif ?? kept.xmp ?? kept.icc).toBeUndefined()
    expect(Buffer.from(bytes).includes('secret')).toBe(false)
  }
})

test('small copies of profile and business pictures are square', async () => {
  expect(sides(await makeCopies(visit, await photo(1600, 800), 'profile'))).toEqual([
    [96, 96],
    [512, 512],
    [640, 1280],
  ])
})

test('a small picture is not enlarged', async () => {
  expect(sides(await makeCopies(visit, await photo(300, 200), 'business'))).toEqual([
    [96, 96],
    [200, 200],
    [200, 300],
  ])
})

test('JPEG, PNG and WebP are accepted', async () => {
  const picture = sharp({ create: { width: 64, height: 64, channels: 4, background: '#1188cc80' } })
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const copies = await makeCopies(visit, await picture.clone().toFormat(format).toBuffer(), 'profile')
    expect(copies).toHaveLength(3)
  }
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'

const refused: [what: string, make: () => Promise<Uint8Array> | Uint8Array][] = [
  ['an SVG that reads a file', () => Buffer.from(svg)],
  ['a GIF that is a page as well', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/')],
  [
    'a real GIF',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .gif()
        .toBuffer(),
  ],
  [
    'a TIFF',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .tiff()
        .toBuffer(),
  ],
  // Its size says nothing of its pixels: it may be made of many hidden pictures.
  ['an AVIF', () => plain(9, 9).avif({ effort: 0 }).toBuffer()],
  ['a JPEG that goes over its pixels a thousand times', async () => withScans(await progressive(600, 600), 1000)],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
  ['nothing', () => new Uint8Array(0)],
  ['the beginning of a JPEG', async () => (await photo(300, 300)).subarray(0, 200)],
  ['the first half of a JPEG', async () => half(await noise())],
]

test.each(refused)('%s is refused', async (_what, make) => {
  await expect(makeCopies(visit, await make(), 'profile')).rejects.toMatchObject({
    status: 422,
    message: unreadablePicture,
  })
})

/** In one color, so that many pixels take a few kilobytes. */
function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#1188cc' }, limitInputPixels: false })
}

test.each([
  ['a PNG of 144 million pixels', () => plain(12_000, 12_000).png(), tooManyPixels],
  ['a PNG of two very long lines', () => plain(30_000, 2).png(), tooManyPixels],
  ['a JPEG of 63 million pixels', () => plain(9000, 7000).jpeg(), tooManyPixels],
  ['a PNG that appears step by step', () => plain(5100, 5000).png({ progressive: true }), tooManyAtOnce],
  ['a JPEG that appears step by step', () => plain(5100, 5000).jpeg({ progressive: true }), tooManyAtOnce],
])('%s whose pixels would fill the memory when decoded is refused', async (_what, make, message) => {
  const sent = await make().toBuffer()
  await expect(makeCopies(visit, sent, 'profile')).rejects.toMatchObject({ status: 422, message })
})

test('the largest photo of a phone is accepted', async () => {
  const copies = await makeCopies(visit, await plain(8160, 6120).jpeg().toBuffer(), 'message')
  expect(sides(copies)).toEqual([
    [512, 384],
    [1280, 960],
  ])
})

test('a progressive JPEG of the usual kind is accepted', async () => {
  expect(await makeCopies(visit, await progressive(600, 600), 'profile')).toHaveLength(3)
})

test('a grayscale picture is accepted', async () => {
  expect(await makeCopies(visit, await plain(300, 200).grayscale().jpeg().toBuffer(), 'profile')).toHaveLength(3)
})

test('the reason for refusing a picture is logged', async () => {
  const logged = vi.spyOn(log, 'info')
  await expect(makeCopies(visit, half(await noise()), 'profile')).rejects.toMatchObject({ status: 422 })
  expect(logged).toHaveBeenCalledExactlyOnceWith({ error: expect.any(Error) }, 'a picture could not be read')
})

test('more than 8 MB is refused before anything is decoded', async () => {
  await expect(makeCopies(visit, new Uint8Array(maxPictureBytes + 1), 'profile')).rejects.toMatchObject({ status: 413 })
})

test('many simultaneous uploads all succeed, and too many are told to wait', async () => {
  const sent = await photo(200, 200)
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => makeCopies(visit, sent, 'profile')))
  const failed = answers.filter((answer) => answer.status === 'rejected')
  expect(failed).toHaveLength(9)
  expect(failed[0]?.reason).toMatchObject({ status: 503, details: { retryAfter: 5 } })
  expect(await makeCopies(visit, sent, 'profile')).toHaveLength(3)
})

function noise() {
  const create = { width: 600, height: 600, channels: 3, background: '#000' } as const
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .jpeg()
    .toBuffer()
}

function progressive(width: number, height: number) {
  return plain(width, height).jpeg({ progressive: true }).toBuffer()
}

/** The JPEG with its second scan repeated at the end: ten bytes and little more, for which all pixels are visited. */
function withScans(jpeg: Buffer, scans: number): Uint8Array {
  const start = Buffer.of(0xff, 0xda)
  const second = jpeg.indexOf(start, jpeg.indexOf(start) + 2)
  const scan = Buffer.from(jpeg.subarray(second, jpeg.indexOf(start, second + 2)))
  // All bits of its coefficients at once: then it may come again.
  scan[9] = 0
  const end = jpeg.length - 2
  return Buffer.concat([jpeg.subarray(0, end), ...Array.from({ length: scans }, () => scan), jpeg.subarray(end)])
}

function half(bytes: Buffer): Uint8Array {
  return bytes.subarray(0, bytes.length / 2)
}
