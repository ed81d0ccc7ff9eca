import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a move to another page the focus goes to its heading, as it would with a loaded page: it is read out. On the same
 * page it does so only if what had the focus is gone.
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
    const heading = main?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [key, pathname])
}
