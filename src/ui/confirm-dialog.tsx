import type { ComponentProps } from 'react'

import { Button, type ButtonVariant } from './button.tsx'
import { ErrorSummary, Form } from './form.tsx'
import { PopoverDialog } from './popover-dialog.tsx'
import type { OwnForm } from './use-own-form.tsx'

/** A button that asks first, and then posts the values of the form, and the fields among the children. */
export function ConfirmDialog({ form, confirm, confirmVariant, children, ...dialog }: ConfirmDialogProps) {
  return (
    <PopoverDialog {...dialog} open={form.open}>
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        <ErrorSummary {...form.refused} />
        {children}
        {form.hidden}
        <Button type="submit" variant={confirmVariant} pending={form.pending}>
          {confirm}
        </Button>
      </Form>
    </PopoverDialog>
  )
}

interface ConfirmDialogProps extends Omit<ComponentProps<typeof PopoverDialog>, 'open'> {
  form: OwnForm
  /** The label of the button that posts them. */
  confirm: string
  confirmVariant?: ButtonVariant
}
