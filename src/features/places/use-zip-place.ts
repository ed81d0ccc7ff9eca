import { useEffect, useState } from 'react'

import { askForPlaces, type PlaceSuggestion } from './use-place-suggestions.ts'

/** Where a ZIP code is; undefined as long as that is not known. */
export function useZipPlace(text: string): PlaceSuggestion | undefined {
  const [found, setFound] = useState<PlaceSuggestion>()
  const zip = /^\s*(\d{5})(-\d{4})?\s*$/.exec(text)?.[1]
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
