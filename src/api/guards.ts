import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'

import { mostPhotos, tooLargePhotos } from '../features/bookings/booking.ts'
import { maxPictureBytes, tooLargePicture } from '../features/media/picture.ts'
import type { Config } from '../platform/config.server.ts'
import { safeMethods } from '../platform/methods.ts'
import { refuse } from '../platform/refusal.ts'
import type { ApiVariables } from './context.ts'

export const maxBodyBytes = 1024 * 1024
/** For the multipart form around the pictures of an upload. */
export const formBytes = 64 * 1024
// The addresses to which pictures are uploaded, as a page or as the router's own request: one picture, or those of a
// request or a review.
const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const several = `(?<several>pros/${id}|dashboard|pro-dashboard/requests)`
const uploads = new RegExp(`^/(profile/(picture|photos)|${several}|messages/${id}(/messages)?)(\\.data)?$`)

/** Refuses changes sent from another site's page. */
export const sameOrigin = createMiddleware<ApiVariables>(async (c, next) => {
  if (!safeMethods.has(c.req.method)) requireSameSite(c)
  await next()
})

/** Refuses what a page sends that was rendered for another user: another tab has logged in as somebody else since. */
export const sameViewer = createMiddleware<ApiVariables>(async (c, next) => {
  const { actor } = c.var.visit
  const madeFor = c.req.header('x-viewer')
  if (actor && madeFor !== undefined && madeFor !== actor.id)
    refuse('conflict', `You are logged in as ${actor.firstName} now.`, { code: 'OTHER_VIEWER' })
  await next()
})

export function requireSameSite(c: Context<ApiVariables>): void {
  if (isSameSite(c.req.raw, c.var.visit.config)) return
  refuse('forbidden', 'This request came from another site.', { code: 'CROSS_SITE' })
}

/** Only a multipart form can hold a picture; any other body is text, for which less is enough. */
export function takesUpload(path: string, contentType = ''): boolean {
  return uploads.test(path) && /^multipart\/form-data\s*;/i.test(contentType)
}

/** How large an upload to this address may be, with the form around the files. */
export function maxUploadBytes(path: string): number {
  return (takesSeveral(path) ? mostPhotos : 1) * maxPictureBytes + formBytes
}

function takesSeveral(path: string): boolean {
  return uploads.exec(path)?.groups?.['several'] !== undefined
}

/** Refuses bodies that are too large: over 1 MB, or over the size of the pictures in an upload. */
export const limitBodies = createMiddleware(async (c, next) => {
  if (safeMethods.has(c.req.method) || saysItIsSmall(c)) return next()
  return takesUpload(c.req.path, c.req.header('content-type')) ? measuredPictures(c, next) : measured(c, next)
})

export const limitWrites = createMiddleware<ApiVariables>(async (c, next) => {
  if (!safeMethods.has(c.req.method)) await c.var.visit.limits('write', c.var.visit.actor?.id ?? c.var.visit.ip)
  await next()
})

/** Node limits a body to its announced length. Reading the body here would turn it into a slow stream. */
function saysItIsSmall({ req }: Context): boolean {
  const length = req.header('content-length')
  return length !== undefined && req.header('transfer-encoding') === undefined && Number(length) <= maxBodyBytes
}

const measured = bodyLimit({
  maxSize: maxBodyBytes,
  onError: (c) => refuseBody(c, 'That is too much at once. Please send less than 1 MB.'),
})

const measuredPictures: MiddlewareHandler = (c, next) => {
  const { path } = c.req
  const words = takesSeveral(path) ? tooLargePhotos : tooLargePicture
  return bodyLimit({ maxSize: maxUploadBytes(path), onError: (c) => refuseBody(c, words) })(c, next)
}

const maxDiscarded = 16 * 1024 * 1024

/** Keeps reading for a while: a client whose connection closes while it is still sending never sees the answer. */
async function refuseBody(c: Context, message: string): Promise<never> {
  const { body } = c.req.raw
  let seen = body === null || body.locked ? maxDiscarded : 0
  const reader = seen === 0 ? body?.getReader() : undefined
  while (seen < maxDiscarded) {
    const part = await reader?.read()
    if (part === undefined || part.done) break
    seen += part.value.length
  }
  if (seen >= maxDiscarded) c.header('connection', 'close')
  return refuse('too-large', message)
}

/** False only for a page of another site; clients that are not browsers send neither header. */
function isSameSite(
  { headers }: Request,
  { publicUrl, marketingOrigins }: Pick<Config, 'publicUrl' | 'marketingOrigins'>,
) {
  const origin = headers.get('origin')
  if (origin === null) return [null, 'same-origin', 'none'].includes(headers.get('sec-fetch-site'))
  if (origin === publicUrl || marketingOrigins.includes(origin)) return true
  // Under https, a page of the same host that was loaded without it may have been changed on the way.
  if (publicUrl.startsWith('https:') && !origin.startsWith('https:')) return false
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
