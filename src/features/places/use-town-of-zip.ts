import { type RefObject, useEffect, useRef } from 'react'

import type { PlaceSuggestion } from './use-place-suggestions.ts'

/**
 * Fills the town of a ZIP code into the fields `city` and `state` of its form, unless the user has typed another one.
 */
export function useTownOfZip(place: PlaceSuggestion | undefined, zip: RefObject<HTMLInputElement | null>): void {
  const filled = useRef<PlaceSuggestion>(undefined)
  useEffect(() => {
    if (!place) return
    for (const name of ['city', 'state'] as const) {
      const field = zip.current?.form?.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement)) continue
      if (field.value === '' || field.value === filled.current?.[name]) fill(field, place[name] ?? '')
    }
    filled.current = place
  }, [place, zip])
}

/** As if it was typed: whoever looks up the address or shows an error of the field learns of it. */
function fill(field: HTMLInputElement, value: string): void {
  if (field.value === value) return
  // A value that is set is one that React thinks to know, so that nothing has changed.
  field.setRangeText(value, 0, field.value.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
