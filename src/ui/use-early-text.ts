import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** For a textarea's `ref`: keeps what was typed before hydration, when React writes the page's own text over it. */
export function useEarlyText(id: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null)
  // While this renders is the last moment at which it is there.
  const [typed] = useState(() => (typeof document === 'undefined' ? undefined : typedInto(id)))
  useLayoutEffect(() => {
    if (area.current && typed !== undefined) area.current.value = typed
  }, [typed])
  return area
}

function typedInto(id: string): string | undefined {
  const area = document.getElementById(id)
  return area instanceof HTMLTextAreaElement && area.value !== area.defaultValue ? area.value : undefined
}
