import { type Context, Hono } from 'hono'

import type { ApiVariables } from '../api/context.ts'
import { pictureAt } from '../features/media/picture.ts'
import { readCopy } from '../features/media/pictures.server.ts'
import { matchesEtag } from './etag.ts'
import { findVisiblePicture, type VisiblePicture } from '../features/messages/visible-picture.server.ts'

/** `/media/<id>-<side>.webp`: uploaded pictures. An address never shows another picture, but may stop showing one. */
export const media = new Hono<ApiVariables>().get('/media/:name', async (c) => {
  const { visit } = c.var
  const requested = pictureAt(c.req.path)
  const visible = requested && (await findVisiblePicture(visit, requested.id))
  if (!visible) return notFound(c)

  const etag = `"${requested.id}-${requested.side}"`
  const headers = {
    etag,
    'cache-control': cachingOf(visible),
    'cross-origin-resource-policy': visible.audience === 'everyone' ? 'cross-origin' : 'same-origin',
  }
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const bytes = await readCopy(visit, requested)
  return bytes ? c.body(bytes, 200, { ...headers, 'content-type': 'image/webp' }) : notFound(c)
})

/**
 * A photo in a message stays with its recipient. Any other picture may end with the membership, the review or the
 * account.
 */
function cachingOf({ purpose, audience }: VisiblePicture): string {
  if (purpose === 'message') return 'private, max-age=31536000, immutable'
  return `${audience === 'everyone' ? 'public' : 'private'}, max-age=600`
}

function notFound(c: Context) {
  return c.text('There is no such picture.', 404, { 'cache-control': 'no-store' })
}
