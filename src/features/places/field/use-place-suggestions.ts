import { useEffect, useRef, useState } from 'react'

import type { Point } from '../distance.ts'

export interface PlaceSuggestion extends Point {
  label: string
  city: string | null
  state: string
  zip: string | null
}

/** Places that match the typed text, fetched when typing pauses; late answers are dropped. */
export function usePlaceSuggestions() {
  const [places, setPlaces] = useState<PlaceSuggestion[]>([])
  const waiting = useRef<AbortController>(null)
  // State must not be set after the field is unmounted.
  useEffect(() => () => waiting.current?.abort(), [])

  const suggest = async (text: string) => {
    waiting.current?.abort()
    const controller = new AbortController()
    waiting.current = controller
    const found = text.trim().length < 2 ? [] : await ask(text.trim(), controller.signal)
    if (!controller.signal.aborted) setPlaces(isWhole(found, text) ? [] : found)
  }
  return { places, suggest, forget: () => void suggest('') }
}

/** A whole ZIP code leaves nothing to choose, and the list would cover the button that is pressed next. */
function isWhole([first, ...others]: readonly PlaceSuggestion[], text: string): boolean {
  return others.length === 0 && first?.zip === text.trim()
}

const pause = 120

/** Without an answer it is a plain text field: the search understands free text anyway. */
async function ask(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  await new Promise((resolve) => setTimeout(resolve, pause))
  return signal.aborted ? [] : askForPlaces(text, signal)
}

/** None without an answer: nothing may depend on the suggestions. */
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
