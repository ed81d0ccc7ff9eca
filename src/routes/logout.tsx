import { redirect } from 'react-router'

import { logOut } from '../features/accounts/log-in.server.ts'
import { clearCacheHeader } from '../platform/cookies.server.ts'
import { page, redirectWithToast } from '../platform/page.server.ts'
import { visitContext } from '../platform/visit.server.ts'
import type { Route } from './+types/logout'

/** Only a posted form logs out: a link or an image on another site must not. */
export function loader() {
  return redirect('/')
}

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const cookie = await logOut(context.get(visitContext), request)
  const toast = { title: 'Logged out', description: 'You have been successfully logged out' }
  return redirectWithToast('/', toast, new Headers({ 'set-cookie': cookie, ...clearCacheHeader }))
})
