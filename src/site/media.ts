import { Hono } from 'hono'

import type { ApiVariables } from '../api/context.ts'
import { isActive } from '../features/memberships/membership.ts'
import { pictureAt, type PicturePurpose } from '../features/media/picture.ts'
import { type Audience, type PictureRecord, readPicture } from '../features/media/pictures.server.ts'
import { maySeePhoto } from '../features/messages/photos.server.ts'
import type { Visit } from '../platform/visit.server.ts'

/** `/media/<id>-<side>.webp`: pictures that people sent. An address never shows anything else, so it is kept for ever. */
export const media = new Hono<ApiVariables>().get('/media/:name', async (c) => {
  const { visit } = c.var
  const requested = pictureAt(c.req.path)
  const found =
    requested && (await readPicture(visit, requested, (picture) => mayRead[picture.purpose](visit, picture)))
  if (!found) return c.text('There is no such picture.', 404, { 'cache-control': 'no-store' })

  return c.body(found.bytes, 200, {
    'content-type': 'image/webp',
    'cache-control': `${found.audience === 'everyone' ? 'public' : 'private'}, max-age=31536000, immutable`,
    'cross-origin-resource-policy': found.audience === 'everyone' ? 'cross-origin' : 'same-origin',
  })
})

const mayRead: Record<PicturePurpose, (visit: Visit, picture: PictureRecord) => Promise<Audience>> = {
  profile: async (visit, picture) => whileUnlocked(visit, picture),
  business: async (visit, picture) => whileUnlocked(visit, picture),
  message: async (visit, { id }) => ((await maySeePhoto(visit, id)) ? 'viewer' : 'nobody'),
}

/** A pro's picture is a premium field: without a membership it is for that pro alone, by its address, too. */
function whileUnlocked({ actor }: Visit, { role, membership, accountId }: PictureRecord): Audience {
  if (role === 'customer' || isActive(membership)) return 'everyone'
  return actor?.id === accountId ? 'viewer' : 'nobody'
}
