import { type FormEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

import type { PlaceFound } from './place-found.ts'
import type { loader } from './place.ts'

/** Looks up the address in a form, once its city, state and ZIP code are complete and typing pauses. */
export function usePlaceFound(first: PlaceFound | null) {
  const { data, load } = useFetcher<typeof loader>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  // An unmounted form needs no more lookups.
  useEffect(() => () => clearTimeout(waiting.current), [])

  const look = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !addressFields.includes(target.name)) return
    const form = new FormData(currentTarget)
    const query = new URLSearchParams(addressFields.map((name) => [name, textOf(form.get(name))]))
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void load(`/pro-signup/place?${query}`), pause)
  }
  return { found: data === undefined ? first : data, look }
}

const pause = 300
const addressFields = ['city', 'state', 'zip', 'serviceRadius']

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
