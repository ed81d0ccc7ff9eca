import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

/** Client-side navigation for all links to our own pages, by one listener on the document. */
export function useLinkSteps() {
  const navigate = useNavigate()
  const take = useEffectEvent((event: MouseEvent) => {
    const link = plainClick(event) ? linkAt(event.target) : null
    if (!link || !leadsToPage(link)) return
    event.preventDefault()
    const to = link.pathname + link.search + link.hash
    void navigate(to, { replace: link.href === location.href, preventScrollReset: link.dataset['scroll'] === 'stay' })
  })
  // On the document, so that it runs after React's own listeners, which may have prevented the default.
  useEffect(() => {
    const listen = (event: MouseEvent) => take(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
}

/** Neither handled already nor meant for another tab. */
function plainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link instanceof HTMLAnchorElement ? link : null
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.download || link.dataset['step'] === 'load') return false
  // The browser itself scrolls to an anchor on this page.
  return !(link.hash && link.pathname + link.search === location.pathname + location.search)
}
