import { page } from '../../platform/page.server.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { Route } from './+types/more'
import { answerMore } from './search-page.server.ts'

/** The answer to "Load more". */
export const loader = page((visit, { request }: Route.LoaderArgs) => answerMore(visit, request))

// The listed pros stay as they are, whatever else is done on the page.
export const shouldRevalidate = () => false

/** The listed pros stay, even if loading more of them fails. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => {
    showToast({ title: 'More pros could not be loaded', description: 'Please try again in a moment.', tone: 'bad' })
    return null
  })
}
