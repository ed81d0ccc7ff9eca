import { data } from 'react-router'

import { page } from '../../platform/page.server.ts'
import { signedIn } from '../../platform/visit.server.ts'
import type { Route } from './+types/place'
import { findBusiness } from './find-business.server.ts'

/** What the form loads while an address is being typed. */
export const loader = page((visit, { request }: Route.LoaderArgs) => {
  signedIn(visit)
  const found = findBusiness(Object.fromEntries(new URL(request.url).searchParams))
  return data(found, { headers: { 'cache-control': 'private, max-age=300' } })
})

/** The form with the address stays, whether or not the map next to it can be drawn. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null)
}
