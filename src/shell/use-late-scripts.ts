import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { useViewer } from './use-viewer.ts'

/** Loads what every page needs but can wait for, and deletes what this device stored for others. */
export function useLateScripts(): void {
  const { pathname } = useLocation()
  const viewerId = useViewer()?.id ?? null
  // This browser's store is outside React.
  useEffect(() => {
    // The offline page is cached for everybody, and so does not know the viewer. If this fails, the next page tries again.
    if (pathname !== '/offline') void deleteStoredByOthers(viewerId)
  }, [pathname, viewerId])
}

function deleteStoredByOthers(viewerId: string | null): Promise<void> {
  return import('./late-scripts.ts').then(({ forgetOthers }) => forgetOthers(viewerId)).catch(() => undefined)
}
