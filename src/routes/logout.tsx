import { redirect } from 'react-router'

import { logOut } from '../features/accounts/log-in.server.ts'
import { clearCacheHeader } from '../platform/cookies.server.ts'
import { page } from '../platform/page.server.ts'
import { redirectWithToast } from '../platform/forms/toast-redirects.server.ts'
import type { Route } from './+types/logout'

/** Only a posted form logs out: a link or an image on another site must not. */
export function loader() {
  return redirect('/')
}

export const action = page(async (visit, { request }: Route.ActionArgs) => {
  const cookie = await logOut(visit, request)
  const toast = { title: 'Logged out', description: 'You have been successfully logged out' }
  return redirectWithToast('/', toast, new Headers({ 'set-cookie': cookie, ...clearCacheHeader }))
})
