import { useEffect, useRef } from 'react'

import { tellRead } from './thread-calls.ts'

/** Tells the server how far the thread was read, but only while the page is visible. */
export function useReadReceipt(userId: string, lastSeq: number, readSeq: number) {
  const told = useRef(readSeq)
  // That a page is being looked at is known to the browser alone.
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState !== 'visible' || lastSeq <= told.current) return
      told.current = lastSeq
      void tellRead(userId, lastSeq)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [userId, lastSeq])
}
