import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

import { plainClick } from '../ui/plain-click.ts'

/** Client-side navigation for all links to our own pages, through one listener on the document. */
export function useLinkSteps() {
  const navigate = useNavigate()
  const take = useEffectEvent((event: MouseEvent) => {
    const link = plainClick(event) ? linkAt(event.target) : null
    if (!link) return
    const to = new URL(link.getAttribute('href') ?? '', location.href)
    if (!leadsToPage(to)) return
    event.preventDefault()
    const address = to.pathname + to.search + to.hash
    void navigate(address, { replace: to.href === location.href, preventScrollReset: link.hasAttribute('data-scroll') })
  })
  // On the document, so that it runs after React's own listeners, which may have prevented the default.
  useEffect(() => {
    const listen = (event: MouseEvent) => take(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
}

/** The link closest to a click; a map's pins are SVG links, whose address has no parts. */
function linkAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('a[href]:not([target], [download], [data-step])') : null
}

function leadsToPage({ origin, pathname, search, hash }: URL): boolean {
  // The browser itself scrolls to an anchor on this page.
  return origin === location.origin && !(hash && pathname + search === location.pathname + location.search)
}
