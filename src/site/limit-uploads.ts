import { createMiddleware } from 'hono/factory'

import type { ApiVariables } from '../api/context.ts'
import { formBytes, maxBodyBytes, maxUploadBytes, takesUpload } from '../api/guards.ts'
import { maxPictureBytes } from '../features/media/picture.ts'
import { safeMethods } from '../platform/methods.ts'
import { refuse } from '../platform/refusal.ts'

const max = 20
const maxEach = 3
// So that one person with many accounts does not take up all; a family or an office shares an address.
const maxOfAddress = 6

/**
 * Pictures are read into memory and may take two minutes to arrive: limits how many at a time, in total, per account
 * and per address. The photos of a request or a review count by their size.
 */
export function limitUploads() {
  const uploaders: Uploader[] = []

  return createMiddleware<ApiVariables>(async ({ req, var: { visit } }, next) => {
    const length = Number(req.header('content-length') ?? Infinity)
    if (safeMethods.has(req.method) || !takesUpload(req.path, req.header('content-type')) || length <= maxBodyBytes)
      return next()
    const pictures = picturesIn(Math.min(length, maxUploadBytes(req.path)))
    const uploader = { account: visit.actor?.id ?? visit.ip, address: visit.ip, pictures }
    if (isBusy(uploaders, uploader)) {
      refuse('limited', 'Please wait until your other pictures have arrived.', { retryAfter: 5 })
    }
    if (sumOf(uploaders) + pictures > max)
      refuse('unavailable', 'We are busy with other pictures. Please try again.', { retryAfter: 5 })
    uploaders.push(uploader)
    try {
      await next()
    } finally {
      uploaders.splice(uploaders.indexOf(uploader), 1)
    }
  })
}

interface Uploader {
  account: string
  address: string
  pictures: number
}

/** The largest request fits, but nothing next to it. */
function picturesIn(bytes: number): number {
  return Math.min(maxEach, Math.max(1, Math.ceil((bytes - formBytes) / maxPictureBytes)))
}

function isBusy(uploaders: readonly Uploader[], { account, address, pictures }: Uploader): boolean {
  const ofAccount = uploaders.filter((each) => each.account === account)
  const ofAddress = uploaders.filter((each) => each.address === address)
  return sumOf(ofAccount) + pictures > maxEach || sumOf(ofAddress) + pictures > maxOfAddress
}

function sumOf(uploaders: readonly Uploader[]): number {
  return uploaders.reduce((sum, { pictures }) => sum + pictures, 0)
}
