import { useRouteLoaderData } from 'react-router'

import type { Viewer } from './shell-context.ts'

/** Who looks at the page; null for somebody who is not signed in. */
export function useViewer(): Viewer | null {
  return useRouteLoaderData<{ viewer: Viewer | null }>('root')?.viewer ?? null
}
