import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { useViewer } from './use-viewer.ts'

/** On every page, deletes appointments that this device stored for another account or an earlier day. */
export function useOnlyOwnAppointments(): void {
  const { pathname } = useLocation()
  const viewerId = useViewer()?.id ?? null
  // This browser's store is outside React.
  useEffect(() => {
    // The offline page is cached for everybody, and so does not know the viewer. What fails is tried again on the next.
    if (pathname !== '/offline') void onceThere(viewerId)
  }, [pathname, viewerId])
}

function onceThere(viewerId: string | null): Promise<void> {
  return import('./once-there.ts').then(({ forgetOthers }) => forgetOthers(viewerId)).catch(() => undefined)
}
