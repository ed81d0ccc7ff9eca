import type { Log } from '../../platform/log.server.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Visit } from '../../platform/visit.server.ts'
import {
  maxPictureBytes,
  type PicturePurpose,
  type PictureSide,
  sidesOf,
  tooLargePicture,
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
    const copies: PictureCopy[] = []
    for (const side of sidesOf(purpose)) copies.push(await makeCopy(log, { bytes, side, purpose }))
    return copies
  })
}

const maxPixels = 50_000_000

async function makeCopy(
  log: Log,
  { bytes, side, purpose }: { bytes: Uint8Array; side: PictureSide; purpose: PicturePurpose },
): Promise<PictureCopy> {
  const sharp = await openSharp()
  // Sharp has no code for a broken picture: whatever fails while it is read counts as one, and is logged.
  const unreadable = (error: unknown) => {
    log.info({ error }, 'a picture could not be read')
    return refuseUnreadable()
  }
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const { width, height } = await picture.metadata().catch(unreadable)
  const square = purpose !== 'message' && side < 1280
  const reach = square ? Math.min(side, width, height) : side
  const copy = picture
    .autoOrient()
    .resize(reach, reach, { fit: square ? 'cover' : 'inside', withoutEnlargement: true })
    .timeout({ seconds: 10 })
    .webp({ quality: 82 })
  const { data, info } = await copy.toBuffer({ resolveWithObject: true }).catch(unreadable)
  return { side, bytes: data, width: info.width, height: info.height }
}

function refuseUnreadable(): never {
  refuse('invalid', unreadablePicture, { code: 'INVALID', fields: { picture: unreadablePicture } })
}

let opened: ReturnType<typeof loadSharp> | undefined

function openSharp() {
  opened ??= loadSharp()
  return opened
}

// Loaded with the first picture: most processes never see one. Every decoder is disabled except the four we accept.
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`) })
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

const maxConcurrent = 2
const maxWaiting = 20
const waiting: (() => void)[] = []
let working = 0

/** A large picture takes half a second of a core, so only two are processed at once. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= maxWaiting) {
    refuse('unavailable', 'We are busy with other pictures. Please try again in a moment.', { retryAfter: 5 })
  }
  if (working >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve))
  else working++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working--
  }
}
