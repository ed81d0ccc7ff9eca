import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { usePosting } from '../../ui/use-posting.ts'

/** Asks for confirmation: the menu item is next to "Report", and the other person notices that they cannot write. */
export function BlockDialog({ name, closeHref }: { name: string; closeHref: string }) {
  const pending = usePosting({ intent: 'block' })
  return (
    <Dialog title={`Block ${name}?`} closeHref={closeHref}>
      <Form method="post" className="grid gap-4">
        <p>
          Neither of you can write to the other until you unblock them, and requests that wait for an answer cannot be
          accepted. Your visits stay as they are: to call one off, cancel it on your dashboard.
        </p>
        <Button type="submit" name="intent" value="block" variant="danger" pending={pending}>
          Yes, block
        </Button>
        <ButtonLink to={closeHref} preventScrollReset variant="link" size="small">
          Not now
        </ButtonLink>
      </Form>
    </Dialog>
  )
}
