import { openingWords } from '../features/availability/next-opening.ts'
import { listNextOpenings } from '../features/availability/next-openings.server.ts'
import { page } from '../platform/page.server.ts'
import { limitReading } from '../platform/visit.server.ts'
import type { Route } from './+types/openings'
import { answerAbout, askedIn, type Openings } from './use-openings.ts'

/** When these pros are next available. Loaded after the page: in a cached page it would be out of date. */
export const loader = page(async (visit, { request }: Route.LoaderArgs): Promise<Openings> => {
  await limitReading(visit, 'profile')
  const asked = askedIn(request.url)
  const openings = await listNextOpenings(visit, asked)
  return answerAbout(asked, new Map(openings.map((opening) => [opening.proId, openingWords(opening)])))
})

// Other actions next to the pros, such as reading notifications, do not change the openings.
export const shouldRevalidate = () => false

/** The page is complete without them, and goes on to ask about its other pros. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => answerAbout(askedIn(request.url)))
}
