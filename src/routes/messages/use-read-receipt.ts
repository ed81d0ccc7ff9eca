import { useEffect, useRef } from 'react'

import { subscribeToLiveEvents } from '../../shell/live.ts'
import { sendReadReceipt, type Writing } from './thread-calls.ts'

/** Tells the server how far the thread was read, but only while the page is visible. */
export function useReadReceipt({ viewerId, userId }: Readers, lastSeq: number, readSeq: number) {
  const sent = useRef(readSeq)
  // Only the browser knows whether the page is visible, and whether there is a connection again.
  useEffect(() => {
    const report = async () => {
      const before = sent.current
      if (document.visibilityState !== 'visible' || lastSeq <= before) return
      sent.current = lastSeq
      if (!(await sendReadReceipt(viewerId, userId, lastSeq))) sent.current = before
    }
    const look = () => void report()
    look()
    document.addEventListener('visibilitychange', look)
    const leave = subscribeToLiveEvents(({ type }) => (type === 'resync' ? look() : undefined))
    return () => {
      document.removeEventListener('visibilitychange', look)
      leave()
    }
  }, [viewerId, userId, lastSeq])
}

type Readers = Pick<Writing, 'viewerId' | 'userId'>
