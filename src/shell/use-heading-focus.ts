import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { focusHeading } from '../ui/focus-heading.ts'

/**
 * After navigating to another page, moves focus to its heading so that it is read out, as after a page load; with a
 * hash, to the part of the page that it names. On the same page, moves it to a visible heading, and only if the focused
 * element is gone.
 */
export function useHeadingFocus() {
  const { key, pathname, hash } = useLocation()
  const before = useRef({ key, pathname })
  // The browser does not know that the page changed: only script can move the reading position.
  useEffect(() => {
    if (before.current.key === key) return
    const isSamePage = before.current.pathname === pathname
    before.current = { key, pathname }
    const main = document.querySelector('main')
    const { activeElement, body } = document
    if (isSamePage ? activeElement !== body : main?.contains(activeElement)) return
    focusHeading(isSamePage ? headingInSight() : beginningOf(hash))
  }, [key, pathname, hash])
}

/** The heading or the first field of the part with this id. */
function beginningOf(hash: string): HTMLElement | undefined {
  return (
    document.getElementById(hash.slice(1))?.querySelector<HTMLElement>('h2, h3, input:not([type=hidden])') ?? undefined
  )
}

/** For a part of the page, such as search results or the next card in a list: the page's heading may be far above. */
function headingInSight(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>('main :is(h2, h3):not(form *)')
  return Array.from(headings).find((heading) => {
    const { top, height } = heading.getBoundingClientRect()
    return height > 0 && top >= 0 && top < innerHeight
  })
}
