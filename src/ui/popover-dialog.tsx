import { type ReactNode, useEffect, useId, useRef } from 'react'

import { Button, type ButtonVariant } from './button.tsx'

/**
 * A button and the dialog it opens. The browser itself opens, closes and refocuses it, so that it works before the
 * scripts have loaded, and it is gone with the row it belongs to.
 */
export function PopoverDialog({ label, title, variant, leave, open = false, children }: PopoverDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // The browser opens a popover by a press on its button only.
  useEffect(() => {
    if (open && !dialog.current?.matches(':popover-open')) dialog.current?.showPopover()
  }, [open])
  return (
    <>
      <Button type="button" size="small" variant={variant} popoverTarget={id} className="text-small">
        {label}
      </Button>
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        onBeforeToggle={startAtChosen}
        aria-labelledby={`${id}-title`}
        className="sheet text-left"
      >
        <div>
          <h3 id={`${id}-title`} className="text-heading">
            {title}
          </h3>
          <div className="mt-3">{children}</div>
          <Button
            type="button"
            size="small"
            variant="link"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="mt-2 w-full"
          >
            {leave ?? 'Not now'}
          </Button>
        </div>
      </dialog>
    </>
  )
}

/** Where radio buttons come first, focus belongs on the chosen one; the browser would take the first. */
function startAtChosen({ currentTarget }: { currentTarget: HTMLElement }) {
  for (const radio of currentTarget.querySelectorAll('input')) radio.autofocus = radio.checked
}

interface PopoverDialogProps {
  label: ReactNode
  title: string
  variant: ButtonVariant
  /** What the way out is called. */
  leave?: string
  /** From when it opens by itself. */
  open?: boolean
  children: ReactNode
}
