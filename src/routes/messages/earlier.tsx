import { useEffect, useEffectEvent, useRef } from 'react'

import { Link } from '../../ui/link.tsx'
import { plainClick } from '../../ui/plain-click.ts'

/**
 * A link to the previous page; with scripts, scrolling near it is enough. The browser keeps a message in place while
 * earlier ones arrive, not this link, which would stay in view.
 */
export function Earlier({ href, onReach }: { href: string; onReach: () => void }) {
  const link = useRef<HTMLAnchorElement>(null)
  const reach = useEffectEvent(onReach)
  // Only the browser knows whether it is visible.
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && reach())
    if (link.current) watch.observe(link.current)
    return () => watch.disconnect()
  }, [])
  return (
    <Link
      ref={link}
      to={href}
      className="link min-h-11 self-center py-2 [overflow-anchor:none]"
      onClick={(event) => {
        if (!plainClick(event)) return
        event.preventDefault()
        onReach()
      }}
    >
      Earlier messages
    </Link>
  )
}
