import { useEffect, useRef } from 'react'

import { subscribeToLiveEvents } from '../../shell/live.ts'
import { sendReadReceipt, type Writing } from './thread-calls.ts'

/** Tells the server how far the thread was read, but only while the page is visible. */
export function useReadReceipt({ viewerId, userId }: Readers, lastSeq: number, readSeq: number) {
  const sent = useRef(readSeq)
  // Only the browser knows whether the page is visible, and whether there is a connection again.
  useEffect(() => {
    const leaving = new AbortController()
    const isUnread = () => document.visibilityState === 'visible' && lastSeq > sent.current && !leaving.signal.aborted
    let isSending = false
    let mayTry = false
    // The connection may be back before it turns out that what was sent without it is lost.
    const report = async () => {
      mayTry = true
      if (isSending) return
      isSending = true
      while (mayTry && isUnread()) {
        mayTry = false
        if (await sendReadReceipt(viewerId, userId, lastSeq)) sent.current = Math.max(sent.current, lastSeq)
      }
      isSending = false
    }
    const look = () => void report()
    look()
    document.addEventListener('visibilitychange', look, { signal: leaving.signal })
    const leave = subscribeToLiveEvents(({ type }) => (type === 'resync' ? look() : undefined))
    return () => {
      leaving.abort()
      leave()
    }
  }, [viewerId, userId, lastSeq])
}

type Readers = Pick<Writing, 'viewerId' | 'userId'>
