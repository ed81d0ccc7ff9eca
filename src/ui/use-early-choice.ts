import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `take` once the scripts have loaded: what was chosen before is in the controls only, and its event is over.
 */
export function useEarlyChoice(take: () => void): void {
  const latest = useEffectEvent(take)
  useEffect(() => latest(), [])
}

/** The same for a group of radio buttons, whose ref it returns: passes on the one that was chosen, if any was. */
export function useEarlyRadio(take: (value: string) => void): RefObject<HTMLFieldSetElement | null> {
  const group = useRef<HTMLFieldSetElement>(null)
  useEarlyChoice(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked:not([checked])')
    if (chosen) take(chosen.value)
  })
  return group
}
