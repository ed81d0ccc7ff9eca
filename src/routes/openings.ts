import { openingWords } from '../features/availability/next-opening.ts'
import { listNextOpenings } from '../features/availability/next-openings.server.ts'
import { isId } from '../platform/id.ts'
import { page } from '../platform/page.server.ts'
import { limitReading, visitContext } from '../platform/visit.server.ts'
import type { Route } from './+types/openings'
import { maxOpenings, type Openings } from './use-openings.ts'

/** When these pros can be visited next. Asked for after the page: a kept page would say it too late. */
export const loader = page(async ({ context, request }: Route.LoaderArgs): Promise<Openings> => {
  const visit = context.get(visitContext)
  await limitReading(visit, 'profile')
  const asked = new URL(request.url).searchParams.getAll('pro').filter(isId).slice(0, maxOpenings)
  const openings = await listNextOpenings(visit, asked)
  return Object.fromEntries(openings.map((opening) => [opening.proId, openingWords(opening)]))
})

// What is done beside the pros, as reading the news, changes nothing in them.
export const shouldRevalidate = () => false

/** The page is complete without it. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null)
}
