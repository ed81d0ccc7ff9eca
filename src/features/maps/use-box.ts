import { useCallback, useState } from 'react'

import type { Box } from './map-geometry.ts'

/** The size in pixels of the element that `watch` is the ref of; null until the browser has told it. */
export function useBox() {
  const [box, setBox] = useState<Box | null>(null)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setBox({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, watch }
}
