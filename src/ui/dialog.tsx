import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { Icon } from './icon.tsx'
import { mayLeave } from './leaving.ts'
import { Link } from './link.tsx'
import { toastBox } from './toast-box.ts'

/** A modal dialog. The address decides whether it is there, so that it works without scripts. */
export function Dialog({ title, closeHref, keepsText = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const changed = useRef(false)
  const heading = useId()
  const navigate = useNavigate()
  useModal(dialog)

  // For the link, Escape and Back. A form that is sent keeps the address.
  useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const wouldLose = changed.current && !keepsText && dialog.current?.open === true
    return from.search !== to.search && !mayLeave(wouldLose)
  })
  const leave = () => void navigate(closeHref, { preventScrollReset: true })
  useBackdrop(dialog, () => (changed.current ? undefined : leave()))
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      onInput={() => (changed.current = true)}
      // The browser lets a second Escape close a dialog without asking, and says so afterwards.
      onClose={onceClosed(leave)}
      className="sheet"
    >
      <div>
        <div className="flex items-start justify-between gap-4">
          <h2 id={heading} tabIndex={-1} className="text-heading">
            {title}
          </h2>
          <Link
            to={closeHref}
            preventScrollReset
            aria-label="Close"
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-mist"
          >
            <Icon name="close" />
          </Link>
        </div>
        <div className="mt-4">{children}</div>
      </div>
    </dialog>
  )
}

interface DialogProps {
  title: string
  /** The address of the page without the dialog: `?tab=services`. */
  closeHref: string
  /** What is typed into it is there again when it is next opened. */
  keepsText?: boolean
  children: ReactNode
}

/**
 * The server sends an open, non-modal dialog; only script can make it modal, trap focus and dim the page. Focus starts
 * at its heading, or stays in a field where the user is already typing.
 */
export function useModal(dialog: { current: HTMLDialogElement | null }) {
  useLayoutEffect(() => {
    const element = dialog.current
    const { activeElement } = document
    const start = element?.contains(activeElement) ? activeElement : element?.querySelector('h2')
    element?.removeAttribute('open')
    element?.showModal()
    if (start instanceof HTMLElement) start.focus()
    return () => element?.close()
  }, [dialog])
}

/** For `onClose`. In strict mode React opens a dialog twice, and the event of the first time finds it open again. */
export function onceClosed(leave: () => void) {
  return ({ currentTarget }: { currentTarget: HTMLDialogElement }) => {
    if (!currentTarget.open) leave()
  }
}

/**
 * A press outside closes it. The listener is added here because a handler in the markup would make the dialog a button.
 */
export function useBackdrop(dialog: { current: HTMLDialogElement | null }, leave: () => void) {
  const press = useEffectEvent((event: MouseEvent) => {
    if (event.target === event.currentTarget && !isOnToast(event)) leave()
  })
  useEffect(() => {
    const element = dialog.current
    const listen = (event: MouseEvent) => press(event)
    element?.addEventListener('mousedown', listen)
    return () => element?.removeEventListener('mousedown', listen)
  }, [dialog])
}

/** A toast is above the dialog, but a press on it hits the backdrop. */
function isOnToast({ clientX, clientY }: MouseEvent): boolean {
  const toast = toastBox()
  if (!toast) return false
  return clientX >= toast.left && clientX <= toast.right && clientY >= toast.top && clientY <= toast.bottom
}
