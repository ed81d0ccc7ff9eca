import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { useViewer } from './use-viewer.ts'

/** Tells the other tabs who is signed in here; the page of a tab that was made for somebody else is loaded again. */
export function useOneViewer(): void {
  const viewerId = useViewer()?.id ?? null
  const before = useRef(viewerId)
  // Who was led to the login did not log out: what they were writing in another tab waits until they are back.
  const hasLeft = useLocation().pathname !== '/login' && viewerId === null
  // Other tabs are outside React.
  useEffect(() => {
    const channel = new BroadcastChannel('poolwell-viewer')
    const announce: (viewerId: string | null) => void = channel.postMessage.bind(channel)
    if (viewerId !== null || (hasLeft && before.current !== null)) announce(viewerId)
    before.current = viewerId
    channel.addEventListener('message', ({ data }) => {
      if (viewerId !== null && data !== viewerId) location.reload()
    })
    return () => channel.close()
  }, [viewerId, hasLeft])
}
