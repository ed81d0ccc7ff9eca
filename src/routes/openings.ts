import { openingWords } from '../features/availability/next-opening.ts'
import { listNextOpenings } from '../features/availability/next-openings.server.ts'
import { isId } from '../platform/id.ts'
import { page } from '../platform/page.server.ts'
import { limitReading } from '../platform/visit.server.ts'
import type { Route } from './+types/openings'
import { maxOpenings, type Openings } from './use-openings.ts'

/** When these pros are next available. Loaded after the page: in a cached page it would be out of date. */
export const loader = page(async (visit, { request }: Route.LoaderArgs): Promise<Openings> => {
  await limitReading(visit, 'profile')
  const asked = askedIn(request).filter(isId).slice(0, maxOpenings)
  const openings = await listNextOpenings(visit, asked)
  return answerAbout(asked, new Map(openings.map((opening) => [opening.proId, openingWords(opening)])))
})

// Other actions next to the pros, such as reading notifications, do not change the openings.
export const shouldRevalidate = () => false

/** The page is complete without them, and goes on to ask about its other pros. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => answerAbout(askedIn(request)))
}

function askedIn({ url }: Request): string[] {
  return new URL(url).searchParams.getAll('pro')
}

/** An answer about each of them, as they would be asked about again otherwise. */
function answerAbout(asked: readonly string[], known?: ReadonlyMap<string, string>): Openings {
  return Object.fromEntries(asked.map((id) => [id, known?.get(id) ?? null]))
}
