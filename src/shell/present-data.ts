import { useEffect } from 'react'
import { type UIMatch, useLocation, useMatches } from 'react-router'

let address = ''
let present: UIMatch[] = []

/** Remembers what the page in sight was loaded with, for a refresh of it that fails. */
export function useRememberedData(): void {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  // The router's middleware, which needs it, is outside of React.
  useEffect(() => {
    address = pathname + search
    present = matches
  }, [pathname, search, matches])
}

/** What a route of the page in sight was loaded with; undefined for every other page. */
export function presentData(url: string, routeId: string): unknown {
  if (url !== location.origin + address) return undefined
  return present.find(({ id }) => id === routeId)?.loaderData
}
