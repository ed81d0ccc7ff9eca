import { page } from '../../platform/page.server.ts'
import { visitContext } from '../../platform/visit.server.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { Route } from './+types/more'
import { answerMore } from './search-page.server.ts'

/** What "Load more" asks for. */
export const loader = page(({ context, request }: Route.LoaderArgs) => answerMore(context.get(visitContext), request))

// What is shown stays as it was found, whatever is done beside it.
export const shouldRevalidate = () => false

/** The pros that are there stay, whatever becomes of those that were asked for. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => {
    showToast({ title: 'More pros could not be loaded', description: 'Please try again in a moment.', tone: 'bad' })
    return null
  })
}
