import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a move to another page the focus goes to its heading, as it would with a loaded page: it is read out. On the same
 * page it goes to a heading in sight, and only if what had the focus is gone.
 */
export function useHeadingFocus() {
  const { key, pathname } = useLocation()
  const before = useRef({ key, pathname })
  // The browser does not know that the page changed: only script can tell it where reading begins.
  useEffect(() => {
    if (before.current.key === key) return
    const isSamePage = before.current.pathname === pathname
    before.current = { key, pathname }
    const main = document.querySelector('main')
    const { activeElement, body } = document
    if (isSamePage ? activeElement !== body : main?.contains(activeElement)) return
    focusHeading(isSamePage ? headingInSight() : undefined)
  }, [key, pathname])
}

/** Puts the focus on a heading, the page's own if no other is given. */
export function focusHeading(heading = document.querySelector<HTMLElement>('main h1')): void {
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** Of a part of the page, such as what was found or the next card of a list: the page's own may be far above. */
function headingInSight(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>('main :is(h2, h3):not(form *)')
  return Array.from(headings).find((heading) => {
    const { top, height } = heading.getBoundingClientRect()
    return height > 0 && top >= 0 && top < innerHeight
  })
}
