import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { showCarriedToast } from './carried-toast.ts'
import { toastLook } from './toast-look.ts'
import type { ToastText } from '../platform/forms/toast-cookie.ts'
import { currentToast, showToast, subscribeToToast } from './toast-store.ts'

/**
 * Shows toasts, including the one the server sent. That one is plain HTML at first, so that it works without scripts;
 * the library is loaded only when there is a toast to show.
 */
export function Toaster({ flash }: { flash: ToastText | null }) {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => undefined)
  const { key } = useLocation()
  // The server's toast belongs to one answer, and is passed on once: the frame of an error screen is a new one.
  useEffect(() => {
    if (flash && flash !== passedOn) showToast((passedOn = flash))
  }, [flash])
  // What scripts were answered came with a cookie.
  useEffect(showCarriedToast, [key])

  if (toast) {
    return (
      <Suspense fallback={<StillToast key={toast.id} text={toast} passing />}>
        <LiveToast toast={toast} />
      </Suspense>
    )
  }
  return flash && toast === undefined ? <StillToast text={flash} /> : null
}

let passedOn: ToastText | null

// If its code cannot be loaded, without a connection or after a release, the page must not fail.
const LiveToast = lazy(async () => ({ default: (await import('./live-toast.tsx').catch(never)).LiveToast }))
const never = () => new Promise<never>(() => undefined)

/** Above an open dialog. */
const raise = (area: HTMLElement | null) => area?.showPopover?.()

function StillToast({ text, passing }: { text: ToastText; passing?: boolean }) {
  // The toast that replaces it is announced.
  const Box = passing ? 'div' : 'output'
  return (
    <div {...(passing && { ref: raise, popover: 'manual' })} className="toasts animate-pass">
      <Box className={toastLook(text)}>
        <div className="min-w-0 wrap-anywhere">
          <p className="line-clamp-2 font-bold">{text.title}</p>
          {text.description ? <p className="text-small">{text.description}</p> : null}
        </div>
      </Box>
    </div>
  )
}
