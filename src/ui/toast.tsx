import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { toastLook } from './toast-look.ts'
import { currentToast, showToast, subscribeToToast, type ToastText } from './toast-store.ts'

/**
 * Shows toasts, and the one the server sent along. That one is plain HTML first: it is there without scripts, and the
 * library is fetched only when there is something to show.
 */
export function Toaster({ flash }: { flash: ToastText | null }) {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => undefined)
  // The server's toast belongs to one answer: it is handed over once, when that answer arrives.
  useEffect(() => {
    if (flash) showToast(flash)
  }, [flash])

  if (toast) {
    return (
      <Suspense fallback={<StillToast key={toast.id} text={toast} passing />}>
        <LiveToast toast={toast} />
      </Suspense>
    )
  }
  return flash && toast === undefined ? <StillToast text={flash} /> : null
}

// Where its code cannot be had, for want of a connection or after a release, no page fails for a toast.
const LiveToast = lazy(async () => ({ default: (await import('./toast-impl.tsx').catch(never)).LiveToast }))
const never = () => new Promise<never>(() => undefined)

function StillToast({ text, passing }: { text: ToastText; passing?: boolean }) {
  // The one that takes its place is announced.
  const Box = passing ? 'div' : 'output'
  return (
    <div className={`toasts ${passing ? 'animate-pass' : ''}`}>
      <Box className={toastLook(text)}>
        <div>
          <p className="font-bold">{text.title}</p>
          {text.description ? <p className="text-small">{text.description}</p> : null}
        </div>
      </Box>
    </div>
  )
}
