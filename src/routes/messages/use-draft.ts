import { useEffect, useRef } from 'react'

/** A text area whose half-written text survives a reload of this tab. */
export function useDraft(userId: string) {
  const area = useRef<HTMLTextAreaElement>(null)
  const key = `draft-${userId}`
  // What was typed before a reload is known to this tab alone.
  useEffect(() => {
    const kept = sessionStorage.getItem(key)
    if (area.current && kept && area.current.value === '') area.current.value = kept
  }, [key])

  const keep = () => {
    const text = area.current?.value ?? ''
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  }
  return {
    area,
    keep,
    /** The text, which is then gone; empty when there is none to send. */
    take: () => {
      const text = area.current?.value ?? ''
      if (!area.current || text.trim() === '') return ''
      area.current.value = ''
      keep()
      return text
    },
  }
}
