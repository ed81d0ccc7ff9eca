import { parseAreaName } from '../features/maps/map-area.server.ts'
import { mapPicture, mapPicturePolicy } from '../features/maps/map-picture.server.ts'
import { page } from '../platform/page.server.ts'
import { refuse } from '../platform/refusal.ts'
import type { Route } from './+types/map-picture'

/**
 * The base map of a place: `/maps/<latitude>,<longitude>,<miles>.svg`. The same for everybody, and it never changes.
 */
export const loader = page(async ({ limits, ip }, { params }: Route.LoaderArgs) => {
  const around = parseAreaName(params.file.replace(/\.svg$/, '')) ?? refuse('missing', 'There is no such map.')
  await limits('map', ip)
  return new Response(mapPicture(around), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800',
      'content-security-policy': mapPicturePolicy,
    },
  })
})
