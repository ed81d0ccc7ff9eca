import { useEffect, useRef, useState } from 'react'

import type { Point } from './distance.ts'

export interface PlaceSuggestion extends Point {
  label: string
  city: string | null
  state: string
  zip: string | null
}

/** Places that match what is being typed, fetched once the typing pauses; an answer that comes too late is dropped. */
export function usePlaceSuggestions() {
  const [places, setPlaces] = useState<PlaceSuggestion[]>([])
  const waiting = useRef<AbortController>(null)
  // No state may be set once the field is unmounted.
  useEffect(() => () => waiting.current?.abort(), [])

  const suggest = async (text: string) => {
    waiting.current?.abort()
    const controller = new AbortController()
    waiting.current = controller
    const found = text.trim().length < 2 ? [] : await ask(text.trim(), controller.signal)
    if (!controller.signal.aborted) setPlaces(found)
  }
  return { places, suggest, forget: () => void suggest('') }
}

const pause = 120

/** Without an answer the field is simply a text field: the search understands what was typed anyway. */
async function ask(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  await new Promise((resolve) => setTimeout(resolve, pause))
  return signal.aborted ? [] : askForPlaces(text, signal)
}

/** None without an answer: nothing that is asked for may depend on it. */
export async function askForPlaces(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  try {
    const response = await fetch(`/api/geo/suggest?q=${encodeURIComponent(text)}`, { signal })
    const answer: unknown = response.ok ? await response.json() : []
    return Array.isArray(answer) ? answer.filter(isPlace) : []
  } catch {
    return []
  }
}

function isPlace(value: unknown): value is PlaceSuggestion {
  return typeof value === 'object' && value !== null && 'label' in value && typeof value.label === 'string'
}
