import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** For a control's `ref`: picks up what was typed or chosen before hydration, when React fires no event. */
export function useEarlyChange(take: (control: HTMLInputElement) => void): RefObject<HTMLInputElement | null> {
  const control = useRef<HTMLInputElement>(null)
  const latest = useEffectEvent(take)
  // Only the control itself still has what was typed.
  useEffect(() => {
    if (control.current && control.current.value !== control.current.defaultValue) latest(control.current)
  }, [])
  return control
}
