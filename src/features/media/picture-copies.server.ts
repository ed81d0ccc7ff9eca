import type { Metadata, OutputInfo } from 'sharp'

import type { PicturePurpose } from '../../platform/tables/column-values.ts'
import { limitConcurrency } from '../../platform/limits/limit-concurrency.server.ts'
import type { Log } from '../../platform/log.server.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { withoutTexts } from './png-texts.server.ts'
import {
  maxPictureBytes,
  type PictureSide,
  sidesOf,
  tooLargePicture,
  tooManyAtOnce,
  tooManyPixels,
  unreadablePicture,
} from './picture.ts'

export interface PictureCopy {
  side: PictureSide
  bytes: Uint8Array
  width: number
  height: number
}

/** The stored copies of a picture, re-encoded from its pixels, so that nothing else in the file survives. */
export async function makeCopies(
  { log }: Pick<Visit, 'log'>,
  bytes: Uint8Array,
  purpose: PicturePurpose,
): Promise<PictureCopy[]> {
  if (bytes.length === 0) refuseUnreadable()
  if (bytes.length > maxPictureBytes) refuse('too-large', tooLargePicture, { fields: { picture: tooLargePicture } })
  return inTurn(async () => {
    const pixels = await decode(log, withoutTexts(bytes))
    const copies: PictureCopy[] = []
    for (const side of sidesOf(purpose)) copies.push(await makeCopy(pixels, { side, purpose }))
    return copies
  })
}

// One at a time: a large picture takes half a second of CPU time and up to 250 MB.
const inTurn = limitConcurrency({
  atOnce: 1,
  waiting: 20,
  turnAway: () =>
    refuse('unavailable', 'We are busy with other pictures. Please try again in a moment.', { retryAfter: 5 }),
})

const maxPixels = 50_000_000
// Dozens of lines are in memory at a time: five with ten million pixels each took seven gigabytes.
const longestSide = 20_000

/** What appears step by step is not decoded line by line: it needs memory for all pixels at once. */
function requireFewPixels({ isProgressive, width, height }: Metadata): void {
  const pixels = width * height
  if (pixels > maxPixels || Math.max(width, height) > longestSide) refusePixels(tooManyPixels)
  if (pixels > 25_000_000 && isProgressive) refusePixels(tooManyAtOnce)
}

function refusePixels(message: string): never {
  refuse('invalid', message, { fields: { picture: message } })
}

// Encoders write a dozen.
const maxScans = 100

/**
 * Each scan of a progressive JPEG goes over all pixels, even one of forty bytes, and no timeout interrupts that. In the
 * data of a JPEG these two bytes mark the beginning of a scan, and nothing else.
 */
function requireFewScans(bytes: Uint8Array, { format, isProgressive }: Metadata): void {
  if (format === 'jpeg' && isProgressive && countOf(Buffer.of(0xff, 0xda), bytes) > maxScans) refuseUnreadable()
}

function countOf(part: Buffer, bytes: Uint8Array): number {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, at + part.length)) count++
  return count
}

/** The pixels of the largest copy, upright; the other copies are made from them. */
async function decode(log: Log, bytes: Uint8Array): Promise<Pixels> {
  const sharp = await openSharp()
  // Sharp has no error code for a broken picture: any failure while reading counts as one, and is logged.
  const unreadable = (error: unknown) => {
    log.info({ error }, 'a picture could not be read')
    return refuseUnreadable()
  }
  // Reading the size decodes nothing; with the limit, it would fail like a broken picture.
  const metadata = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata().catch(unreadable)
  requireFewPixels(metadata)
  requireFewScans(bytes, metadata)
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const largest = picture.autoOrient().resize(1280, 1280, { fit: 'inside', withoutEnlargement: true })
  return largest.timeout({ seconds: 10 }).raw().toBuffer({ resolveWithObject: true }).catch(unreadable)
}

interface Pixels {
  data: Buffer
  info: OutputInfo
}

async function makeCopy(
  { data: pixels, info: { width, height, channels } }: Pixels,
  { side, purpose }: { side: PictureSide; purpose: PicturePurpose },
): Promise<PictureCopy> {
  const sharp = await openSharp()
  const square = purpose !== 'message' && side < 1280
  const reach = square ? Math.min(side, width, height) : side
  const { data, info } = await sharp(pixels, { raw: { width, height, channels } })
    .resize(reach, reach, { fit: square ? 'cover' : 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { side, bytes: data, width: info.width, height: info.height }
}

function refuseUnreadable(): never {
  refuse('invalid', unreadablePicture, { fields: { picture: unreadablePicture } })
}

let opened: ReturnType<typeof loadSharp> | undefined

function openSharp() {
  opened ??= loadSharp()
  return opened
}

// Loaded with the first picture, since most processes never see one. Disables every decoder but those of what we accept.
// Not AVIF: a few kilobytes may hide pictures and frames of any number and size, and nothing says so before decoding.
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) })
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
