import { useEffect, useState } from 'react'

import { milesBetween, type Point } from './distance.ts'
import { askForPlaces } from './use-place-suggestions.ts'

/** How far a ZIP code is from a point, in miles; undefined as long as that is not known. */
export function useMilesFrom(point: Point, text: string): number | undefined {
  const [found, setFound] = useState<{ zip: string; place: Point | undefined }>()
  const zip = /^\s*(\d{5})(-\d{4})?\s*$/.exec(text)?.[1]
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async (zip: string) => {
      const places = await askForPlaces(zip, leaving.signal)
      if (!leaving.signal.aborted) setFound({ zip, place: places.find((place) => place.zip === zip) })
    }
    if (zip) void ask(zip)
    return () => leaving.abort()
  }, [zip])

  const place = found && found.zip === zip ? found.place : undefined
  return place && milesBetween(point, place)
}
