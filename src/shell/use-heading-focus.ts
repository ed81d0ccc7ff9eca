import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { focusHeading } from '../ui/focus-heading.ts'

/**
 * After navigating to another page, moves focus to its heading so that it is read out, as after a page load; with a
 * hash, to the part of the page that it names. On the same page, moves it to a visible heading near the element that
 * had the focus, and only if that is gone, or is the link that led to the part with the hash.
 */
export function useHeadingFocus() {
  const { key, pathname, search, hash } = useLocation()
  const before = useRef({ key, pathname })
  const path = useRef<EventTarget[]>([])
  // An element that is gone no longer says where it was.
  useEffect(() => {
    const note = (event: Event) => (path.current = event.composedPath())
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [])
  // The browser does not know that the page changed: only script can move the reading position.
  useEffect(() => {
    if (before.current.key === key) return
    const isSamePage = before.current.pathname === pathname
    before.current = { key, pathname }
    const main = document.querySelector('main')
    const { activeElement, body } = document
    const cameByLink = hash && activeElement?.getAttribute('href') === pathname + search + hash
    if (isSamePage ? activeElement !== body && !cameByLink : main?.contains(activeElement)) return
    focusHeading(isSamePage && !cameByLink ? headingInSight(path.current) : beginningOf(hash))
  }, [key, pathname, search, hash])
}

/** The heading or the first field of the part with this id, or the part itself while those are being loaded. */
function beginningOf(hash: string): HTMLElement | undefined {
  const part = document.getElementById(hash.slice(1))
  return part?.querySelector<HTMLElement>('h2, h3, input:not([type=hidden])') ?? part ?? undefined
}

/**
 * For a part of the page, such as search results or the next card in a list, or that none is left: the page's heading
 * may be far above. `path` leads from the element that had the focus to the document; the closest part with such a
 * heading is taken.
 */
function headingInSight(path: readonly EventTarget[]): HTMLElement | undefined {
  const parts = path.filter((part) => part instanceof Element)
  return [...parts, document]
    .flatMap((part) =>
      Array.from(part.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, [data-empty]):not(search *)')),
    )
    .find((heading) => {
      const { top, height } = heading.getBoundingClientRect()
      return height > 0 && top >= 0 && top < innerHeight
    })
}
