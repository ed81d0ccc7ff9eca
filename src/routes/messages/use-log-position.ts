import { useLayoutEffect, useRef } from 'react'

/** The id of the first message that the reader had not read. */
export const firstUnread = 'unread'

/** Where the log is scrolled to: at first to what is unread, and to its end for whatever the reader sends. */
export function useLogPosition(lastSent: string | undefined) {
  const log = useRef<HTMLDivElement>(null)
  // Only the browser knows how much has room below it.
  useLayoutEffect(() => {
    const { current } = log
    const unread = document.getElementById(firstUnread)
    if (unread && current?.scrollTop === 0) current.scrollTop = Math.min(0, topOf(unread) - topOf(current))
  }, [])
  // An element that scrolls keeps what it shows in its place; the reader wants to see what became of the message.
  useLayoutEffect(() => {
    if (lastSent) log.current?.scrollTo(0, 0)
  }, [lastSent])
  return log
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top
}
