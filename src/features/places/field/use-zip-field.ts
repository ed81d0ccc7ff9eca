import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react'

import { useEarlyChange } from '../../../ui/use-early-change.ts'
import { shortZip, zipPattern } from '../zip-code.ts'
import { askForPlaces, type PlaceSuggestion } from './use-place-suggestions.ts'

/** For a field with a ZIP code, which fills in its town: the props of its control, and the place once it is known. */
export function useZipField(initial: string) {
  const [zip, setZip] = useState(initial)
  const ref = useEarlyChange(({ value }) => setZip(value))
  const place = useZipPlace(zip)
  useTownOfZip(place, ref)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => setZip(target.value)
  return {
    place,
    control: { ref, onChange, autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 },
  } as const
}

/** Where a ZIP code is; undefined as long as that is not known. */
function useZipPlace(text: string): PlaceSuggestion | undefined {
  const [found, setFound] = useState<PlaceSuggestion>()
  const typed = text.trim()
  const zip = zipPattern.test(typed) ? shortZip(typed) : undefined
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async (zip: string) => {
      const places = await askForPlaces(zip, leaving.signal)
      if (!leaving.signal.aborted) setFound(places.find((place) => place.zip === zip))
    }
    if (zip) void ask(zip)
    return () => leaving.abort()
  }, [zip])

  return found?.zip === zip ? found : undefined
}

/**
 * Fills the town of a ZIP code into the fields `city` and `state` of its form, unless the user has typed another one.
 */
function useTownOfZip(place: PlaceSuggestion | undefined, zip: RefObject<HTMLInputElement | null>): void {
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
  // React would take a value that is set directly for one it knows, and see no change.
  field.setRangeText(value, 0, field.value.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
