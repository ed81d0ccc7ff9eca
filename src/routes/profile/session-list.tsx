import type { OwnSession } from '../../features/accounts/own-account.schema.ts'
import type { Unsent } from '../../platform/unsent.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { formatDateIn } from '../../ui/format.ts'
import { usePosting } from '../../ui/use-posting.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { lastActive } from './last-active.ts'
import { unsentOf } from './unsent-of.ts'

export function SessionList({ sessions, now, unsent }: SessionListProps) {
  const pending = usePosting({ intent: 'end-other-sessions' })
  return (
    <div className="mt-3 grid gap-3">
      <ErrorSummary message={unsentOf(unsent, 'end-session', 'end-other-sessions')?.message} />
      <ul>
        {sessions.map((session) => (
          <SessionLine key={session.id} {...{ session, now }} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" className="mt-1">
          <input type="hidden" name="intent" value="end-other-sessions" />
          <Button type="submit" variant="danger" pending={pending}>
            Log out everywhere else
          </Button>
        </Form>
      ) : (
        <p className="text-small text-soft">You are not logged in anywhere else.</p>
      )}
    </div>
  )
}

interface SessionListProps {
  sessions: OwnSession[]
  now: string
  unsent: Unsent | undefined
}

function SessionLine({ session, now }: { session: OwnSession; now: string }) {
  const { id, device, current, createdAt, lastSeenAt } = session
  const timeZone = useTimeZone('UTC')
  const pending = usePosting({ intent: 'end-session', sessionId: id })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 last:border-0">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          {device}
          {current ? <Badge>This browser</Badge> : null}
        </p>
        <p className="text-small text-soft">
          Since {formatDateIn(createdAt, timeZone)}. {current ? 'Active now' : lastActive(lastSeenAt, now)}.
        </p>
      </div>
      {current ? null : (
        <Form method="post">
          <input type="hidden" name="intent" value="end-session" />
          <input type="hidden" name="sessionId" value={id} />
          <Button type="submit" size="small" variant="quiet" pending={pending}>
            Log out<span className="sr-only"> on {device}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}
