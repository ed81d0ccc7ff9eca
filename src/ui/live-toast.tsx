import { useEffect, useRef } from 'react'
import * as Radix from '@radix-ui/react-toast'
import { Icon } from './icon.tsx'
import { toastBox } from './toast-box.ts'
import { dismissToast, type Toast } from './toast-store.ts'
import { toastLook } from './toast-look.ts'

/**
 * The toast itself: five seconds, swipe right to dismiss, F8 to reach it. The first one is already there as plain HTML
 * when this loads, so none fades in.
 */
export function LiveToast({ toast }: { toast: Toast }) {
  const before = useRef<EventTarget>(null)
  useDismissalByTyping(toast.id)
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={5000}>
      <Radix.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => {
          if (open) return
          goBack(before.current)
          dismissToast(toast.id)
        }}
        className={`animate-rise data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)] ${toastLook(toast)}`}
      >
        {/* Hidden like this, it is not announced by the library either. */}
        <div aria-hidden={toast.echo} className="min-w-0 wrap-anywhere">
          <Radix.Title className="line-clamp-2 font-bold">{toast.title}</Radix.Title>
          {toast.description ? (
            <Radix.Description className="text-small leading-snug">{toast.description}</Radix.Description>
          ) : null}
        </div>
        <Radix.Close
          aria-label="Dismiss"
          className="-m-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-mist"
        >
          <Icon name="close" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        key={toast.id}
        ref={raise}
        popover="manual"
        hotkey={['F8']}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
        }}
        className="toasts"
      />
    </Radix.Provider>
  )
}

/** On a phone the toast may cover the field in which somebody continues to type: the first letter dismisses it. */
function useDismissalByTyping(id: number): void {
  // Typing happens outside of the toast.
  useEffect(() => {
    const listening = new AbortController()
    const dismissIfCovering = ({ target }: Event) => {
      if (target instanceof Element && isCovered(target)) dismissToast(id)
    }
    addEventListener('input', dismissIfCovering, { signal: listening.signal })
    return () => listening.abort()
  }, [id])
}

function isCovered(field: Element): boolean {
  const [toast, below] = [toastBox(), field.getBoundingClientRect()]
  if (!toast) return false
  return toast.left < below.right && below.left < toast.right && toast.top < below.bottom && below.top < toast.bottom
}

/** Returns the focus from a closing toast to where it was before; the library would leave it at the end of the page. */
function goBack(before: EventTarget | null): void {
  if (document.activeElement?.closest('.toasts') && before instanceof HTMLElement) before.focus()
}

/** The newest toast is above an open dialog, and pressing it does not close the dialog. */
function raise(area: HTMLElement | null): void {
  if (area?.showPopover === undefined) return
  area.showPopover()
  let below: HTMLElement | null = null
  area.addEventListener('pointerdown', () => (below = document.querySelector('dialog:popover-open')))
  // To the browser such a press is outside of the dialog, so it closes it: older ones before they report the press,
  // newer ones after that.
  area.addEventListener('pointerup', () => setTimeout(() => reopen(below, area)))
}

function reopen(dialog: HTMLElement | null, area: HTMLElement): void {
  if (!dialog?.isConnected || dialog.matches(':popover-open')) return
  dialog.showPopover()
  if (!area.isConnected) return
  area.hidePopover()
  area.showPopover()
}
