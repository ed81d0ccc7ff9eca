import { type RefObject, startTransition, useEffect, useState } from 'react'

/** The pro being pointed at, in the list or on the map. List items have the pro's id in `data-pro`. */
export function useHighlightedPro(list: RefObject<HTMLElement | null>) {
  const [highlighted, setHighlighted] = useState<string | null>(null)
  // One listener on the list: handlers on its items would make each of them interactive for assistive technology.
  useEffect(() => {
    const element = list.current
    // In a transition, the map stays as the server sent it until its code has loaded.
    const highlight = (id: string | null) => startTransition(() => setHighlighted(id))
    const enter = (event: Event) => highlight(proOf(event.target))
    const leave = () => highlight(null)
    const listening = [
      ['mouseover', enter],
      ['focusin', enter],
      ['mouseleave', leave],
      ['focusout', leave],
    ] as const
    for (const [type, listener] of listening) element?.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of listening) element?.removeEventListener(type, listener)
    }
  }, [list])
  return [highlighted, setHighlighted] as const
}

function proOf(target: EventTarget | null): string | null {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-pro]') : null
  return item?.dataset['pro'] ?? null
}
