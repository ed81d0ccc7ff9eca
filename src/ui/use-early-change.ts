import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** For a control's `ref`: picks up what was typed or chosen before hydration, for which React fires no event. */
export function useEarlyChange(take: (control: HTMLInputElement) => void): RefObject<HTMLInputElement | null> {
  const control = useRef<HTMLInputElement>(null)
  const latest = useEffectEvent(take)
  // The browser kept what was typed in the control alone.
  useEffect(() => {
    if (control.current && control.current.value !== control.current.defaultValue) latest(control.current)
  }, [])
  return control
}
