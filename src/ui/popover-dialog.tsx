import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

import { Button, type ButtonVariant } from './button.tsx'
import { isOpenPopover } from './is-open-popover.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * A button and the dialog it opens. The browser itself opens, closes and refocuses it, so it works before scripts have
 * loaded, and it is removed with its row.
 */
export function PopoverDialog({ label, about, title, variant, leave, open = false, children }: PopoverDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const hydrated = useHydrated()
  // The browser opens a popover only when its button is pressed. Until there are scripts it is an open dialog instead.
  const openAtOnce = open && !hydrated
  useEffect(() => {
    if (open && hydrated && !isOpenPopover(dialog.current)) dialog.current?.showPopover?.()
  }, [open, hydrated])
  return (
    <>
      <Button
        type="button"
        size="small"
        variant={variant}
        popoverTarget={id}
        aria-describedby={about}
        className="text-small"
      >
        {label}
      </Button>
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        open={openAtOnce}
        onBeforeToggle={startAtField}
        onKeyDown={stayInside}
        aria-labelledby={`${id}-title`}
        className="sheet text-left"
      >
        <div>
          <h3 id={`${id}-title`} className="text-heading">
            {title}
          </h3>
          <div className="mt-3">{children}</div>
          <Leave {...{ id, openAtOnce }}>{leave ?? 'Not now'}</Leave>
        </div>
      </dialog>
    </>
  )
}

/** Closes it. An open dialog that is no popover is closed by a form. */
function Leave({ id, openAtOnce, children }: { id: string; openAtOnce: boolean; children: ReactNode }) {
  const button = { size: 'small', variant: 'link', children } as const
  if (openAtOnce) {
    return (
      <form method="dialog" className="mt-2 grid">
        <Button {...button} type="submit" />
      </form>
    )
  }
  return (
    <div className="mt-2 grid">
      <Button {...button} type="button" popoverTarget={id} popoverTargetAction="hide" />
    </div>
  )
}

/** Focus belongs on the first field, and of radio buttons on the chosen one; the browser would focus any link before. */
function startAtField({ currentTarget }: { currentTarget: HTMLElement }) {
  const fields = currentTarget.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  const first = Array.from(fields).find((field) => field.matches(isStop))
  for (const field of fields) field.autofocus = field === first
}

const isStop = ':not([type=hidden], [type=radio]:not(:checked))'

/** Keeps the focus in the dialog, as the page behind it is dimmed: in a popover Tab would go on to the page. */
function stayInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const stops = event.currentTarget.querySelectorAll<HTMLElement>(`a, button, textarea, input${isStop}`)
  const [end, start] = event.shiftKey ? [stops[0], stops[stops.length - 1]] : [stops[stops.length - 1], stops[0]]
  if (event.target !== end) return
  event.preventDefault()
  start?.focus()
}

interface PopoverDialogProps {
  label: ReactNode
  /** The ids of what tells the button from others with this label. */
  about?: string
  title: string
  variant: ButtonVariant
  /** The label of the button that closes it. */
  leave?: string
  /** Opens it without its button, after a refusal. */
  open?: boolean
  children: ReactNode
}
