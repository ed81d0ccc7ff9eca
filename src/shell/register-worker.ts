import { leaveToast } from '../ui/carried-toast.ts'
import { isUnreachable } from './stay-when-unreachable.ts'

/** Installs the worker that answers without a connection, once the page has loaded its own files. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** Repeats a navigation that failed without a connection as a full page load, which the worker can answer. */
export function reloadThroughWorker(error: unknown): void {
  if (!isUnreachable(error) || !navigator.serviceWorker?.controller) return
  leaveToast()
  location.reload()
}

function register(): void {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
