import { useEffect } from 'react'
import { type UIMatch, useLocation, useMatches } from 'react-router'

let address = ''
let present: UIMatch[] = []

/** Remembers the data of the visible page for what runs outside of React. */
export function useRememberedData(): void {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  // The router's middleware needs it, and runs outside of React.
  useEffect(() => {
    address = pathname + search
    present = matches
  }, [pathname, search, matches])
}

/** The data of one of the visible page's routes; undefined for all other pages. */
export function presentData(url: string, routeId: string): unknown {
  if (url !== location.origin + address) return undefined
  return present.find(({ id }) => id === routeId)?.loaderData
}

/** Whether the visible page was loaded for somebody who was not signed in. */
export function isForNobody(): boolean {
  const frame = present[0]?.loaderData
  return frame instanceof Object && 'viewer' in frame && !frame.viewer
}
