import { useEffect, useRef } from 'react'

import { sendReadReceipt } from './thread-calls.ts'

/** Tells the server how far the thread was read, but only while the page is visible. */
export function useReadReceipt(userId: string, lastSeq: number, readSeq: number) {
  const sent = useRef(readSeq)
  // Only the browser knows whether the page is visible.
  useEffect(() => {
    const report = () => {
      if (document.visibilityState !== 'visible' || lastSeq <= sent.current) return
      sent.current = lastSeq
      void sendReadReceipt(userId, lastSeq)
    }
    report()
    document.addEventListener('visibilitychange', report)
    return () => document.removeEventListener('visibilitychange', report)
  }, [userId, lastSeq])
}
