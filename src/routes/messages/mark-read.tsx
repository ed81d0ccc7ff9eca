import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'

/** For browsers without scripts; with them, viewing the page is enough. */
export function MarkRead({ upTo }: { upTo: number }) {
  return (
    <Form method="post" className="px-4 py-1">
      <input type="hidden" name="seq" value={upTo} />
      <Button type="submit" name="intent" value="read" variant="link" size="small">
        Mark as read
      </Button>
    </Form>
  )
}
