import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a move to another page the focus goes to its heading, as it would with a loaded page: it is read out. */
export function useHeadingFocus() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  // The browser does not know that the page changed: only script can tell it where reading begins.
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const main = document.querySelector('main')
    if (main?.contains(document.activeElement) === true) return
    const heading = main?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
