import { type FormEvent, useLayoutEffect, useRef } from 'react'

import { focusHeading } from '../../../ui/focus-heading.ts'

/**
 * For lists that a card leaves once it is answered: the next one takes its place, below the same thumb, and gets the
 * focus. Browsers would keep what else is visible where it was, and the page would seem to jump. Returns `onSubmit`.
 */
export function useNextInPlace() {
  const answered = useRef<Place[]>([])
  // Only the browser knows where the cards are, and nobody should see them anywhere else first.
  useLayoutEffect(() => {
    const places = answered.current.slice(answered.current.findLastIndex(({ part }) => !part.isConnected))
    const [gone] = places
    if (!gone || gone.part.isConnected) return
    const next = places.find((place) => place.next?.isConnected)?.next
    answered.current = []
    const heading = next?.querySelector<HTMLElement>('h2, h3')
    // Whoever went on meanwhile stays there.
    if (!next || !heading || document.activeElement !== document.body) return
    scrollBy(0, next.getBoundingClientRect().top - gone.top)
    heading.scrollIntoView({ block: 'nearest' })
    focusHeading(heading)
  })
  return ({ target, currentTarget }: FormEvent<HTMLElement>) => {
    answered.current = target instanceof Element ? placesOf(target.closest('li'), currentTarget) : []
  }
}

/** A card, the day that it is the only one of, and so on, with what follows each of them. */
interface Place {
  part: Element
  next: Element | null
  top: number
}

function placesOf(part: Element | null, list: Element): Place[] {
  if (!part || part === list) return []
  const { top } = part.getBoundingClientRect()
  return [{ part, next: part.nextElementSibling, top }, ...placesOf(part.parentElement, list)]
}
