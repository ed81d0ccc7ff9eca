import { useEffect } from 'react'

import { showToast } from './toast-store.ts'

/**
 * A form with something typed into it stays where it is while there is no connection: the offline page would take its
 * place, and the words with it.
 */
export function useOfflineFormGuard(): void {
  // Before React hears of it, which would send the form.
  useEffect(() => {
    const mounted = new AbortController()
    addEventListener('submit', (event) => hold(event), { capture: true, signal: mounted.signal })
    return () => mounted.abort()
  }, [])
}

function hold(event: SubmitEvent): void {
  const form = event.target
  if (navigator.onLine || !(form instanceof HTMLFormElement) || !form.matches(held)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const description = 'What you typed is still here. Please send it once you have a connection.'
  showToast({ title: 'You are offline', description, tone: 'bad' })
}

const held = '[method=post]:has(textarea, select, input:not([type=hidden]))'
