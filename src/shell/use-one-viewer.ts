import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { useViewer } from './use-viewer.ts'

/** Tells the other tabs who is signed in here; the page of a tab that was made for somebody else is loaded again. */
export function useOneViewer(): void {
  const viewerId = useViewer()?.id
  const before = useRef(viewerId)
  // Who was led to the login did not log out: what they were writing in another tab waits until they are back.
  const hasLeft = useLocation().pathname !== '/login' && !viewerId
  // Other tabs are outside React.
  useEffect(() => {
    const channel = new BroadcastChannel('poolwell-viewer')
    const announce: (viewerId: string | undefined) => void = channel.postMessage.bind(channel)
    if (viewerId || (hasLeft && before.current)) announce(viewerId)
    before.current = viewerId
    channel.addEventListener('message', ({ data }) => {
      if (viewerId && data !== viewerId) location.reload()
    })
    return () => channel.close()
  }, [viewerId, hasLeft])
}
