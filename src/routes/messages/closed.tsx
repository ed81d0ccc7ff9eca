import type { ThreadView } from '../../features/messages/message.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { usePosting } from '../../ui/use-posting.ts'

/** Replaces the composer when nothing can be written. */
export function Closed({ view }: { view: WhyClosed }) {
  const pending = usePosting({ intent: 'unblock' })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4 text-soft">
      <p>{whyClosed(view)}</p>
      {view.blockedByMe && !view.hasLeft ? (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="unblock" variant="quiet" size="small" pending={pending}>
            Unblock
          </Button>
        </Form>
      ) : null}
    </div>
  )
}

type WhyClosed = Pick<ThreadView, 'hasLeft' | 'blockedByMe'>

function whyClosed({ hasLeft, blockedByMe }: WhyClosed): string {
  if (hasLeft) return 'This person has left Poolwell.'
  return blockedByMe ? 'You blocked this person.' : 'You cannot write to this person.'
}
