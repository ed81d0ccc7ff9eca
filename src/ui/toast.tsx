import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { toastArea, toastLook } from './toast-look.ts'
import { currentToast, showToast, subscribeToToast, type ToastText } from './toast-store.ts'

/**
 * Shows toasts, and the one the server sent along. That one is plain HTML first: it is there without scripts, and the
 * library is fetched only when there is something to show.
 */
export function Toaster({ flash }: { flash: ToastText | null }) {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null)
  // The server's toast belongs to one answer: it is handed over once, when that answer arrives.
  useEffect(() => {
    if (flash) showToast(flash)
  }, [flash])

  if (toast) {
    return (
      <Suspense fallback={<StillToast text={toast} />}>
        <LiveToast toast={toast} />
      </Suspense>
    )
  }
  return flash ? <StillToast text={flash} /> : null
}

const LiveToast = lazy(async () => ({ default: (await import('./toast-impl.tsx')).LiveToast }))

function StillToast({ text }: { text: ToastText }) {
  return (
    <div className={toastArea}>
      <output className={toastLook(text)}>
        <div>
          <p className="font-bold">{text.title}</p>
          {text.description ? <p className="text-small">{text.description}</p> : null}
        </div>
      </output>
    </div>
  )
}
