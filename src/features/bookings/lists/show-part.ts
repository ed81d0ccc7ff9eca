import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { focusHeading } from '../../../ui/focus-heading.ts'

/**
 * The router looks for the part of a page that an address names before a list is there: its code may still be loading.
 * Focus would stay on the link that led to it, on the same page.
 */
export function showPart(part: HTMLElement | null): void {
  if (!part) return
  part.scrollIntoView()
  focusHeading(part.querySelector<HTMLElement>('h2, h3'))
}

/** The id of the part that a link led to; after going back the page is where it was left. */
export function useNamedPart(): string {
  const { hash } = useLocation()
  return useNavigationType() === NavigationType.Pop ? '' : hash.slice(1)
}

/** Shows the part with this id as soon as it is there, if a link led to it. */
export function useShownPart(id: string): void {
  const named = useNamedPart()
  const show = useEffectEvent(() => {
    if (named === id) showPart(document.getElementById(id))
  })
  // Only this part knows when its code has loaded; links to a part that is there are followed by the router.
  useEffect(() => show(), [])
}
