import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** For a textarea's `ref`: keeps what was typed before hydration, when React overwrites it with the page's own text. */
export function useEarlyText(id: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null)
  // It still exists during this render, but not afterwards.
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
