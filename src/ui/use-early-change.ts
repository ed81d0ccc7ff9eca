import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** For the control's `ref`: takes what was typed or chosen before the scripts had loaded, of which React hears nothing. */
export function useEarlyChange(take: (control: HTMLInputElement) => void): RefObject<HTMLInputElement | null> {
  const control = useRef<HTMLInputElement>(null)
  const latest = useEffectEvent(take)
  useEffect(() => {
    if (control.current && control.current.value !== control.current.defaultValue) latest(control.current)
  }, [])
  return control
}
