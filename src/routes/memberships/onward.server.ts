import { redirect } from 'react-router'

import type { Visit } from '../../platform/visit.server.ts'

/** On to the payment provider, or back from it; an address of this site without its host, whichever host was asked. */
export function onward({ config }: Visit, url: string) {
  const here = `${config.publicUrl}/`
  return redirect(url.startsWith(here) ? url.slice(config.publicUrl.length) : url, { status: 303 })
}
