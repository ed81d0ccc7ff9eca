import { useRouteLoaderData } from 'react-router'

import type { Viewer } from './shell-context.ts'

/** The signed-in viewer of the page, or null. */
export function useViewer(): Viewer | null {
  return useRouteLoaderData<{ viewer: Viewer | null }>('root')?.viewer ?? null
}
