import { redirect } from 'react-router'

import type { Visit } from '../../platform/visit.server.ts'

/** Redirects to the payment provider, or back from it; addresses of this site lose their host, which may differ. */
export function redirectToProvider({ config }: Visit, url: string) {
  const here = `${config.publicUrl}/`
  return redirect(url.startsWith(here) ? url.slice(config.publicUrl.length) : url, { status: 303 })
}
