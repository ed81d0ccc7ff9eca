/** Installs the worker that answers without a connection, once the page has what it needs for itself. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** What failed without a connection is asked for again as a page, for which the worker has an answer. */
export function askWorkerInstead(): void {
  if (!navigator.onLine && navigator.serviceWorker?.controller) location.reload()
}

function register(): void {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
