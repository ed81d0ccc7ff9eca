import { page } from '../../platform/page.server.ts'
import { visitContext } from '../../platform/visit.server.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { Route } from './+types/more'
import { answerMore } from './search-page.server.ts'

/** The answer to "Load more". */
export const loader = page(({ context, request }: Route.LoaderArgs) => answerMore(context.get(visitContext), request))

// The listed pros stay as they are, whatever else is done on the page.
export const shouldRevalidate = () => false

/** The listed pros stay, even if loading more of them fails. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => {
    showToast({ title: 'More pros could not be loaded', description: 'Please try again in a moment.', tone: 'bad' })
    return null
  })
}
