import type { OwnSession } from '../../features/accounts/own-account.schema.ts'
import { hoursInMs } from '../../platform/durations.ts'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { formatDateIn, plural } from '../../ui/format.ts'
import { useOwnForm } from '../../ui/use-own-form.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'

export function SessionList({ sessions, now, refused }: SessionListProps) {
  const one = useOwnForm({ intent: 'end-session' }, refused)
  const others = useOwnForm({ intent: 'end-other-sessions' }, refused)
  return (
    <div className="mt-3 grid gap-3">
      <ErrorSummary {...(one.refused ?? others.refused)} />
      <ul>
        {sessions.map((session) => (
          <SessionLine key={session.id} {...{ session, now }} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" preventScrollReset className="mt-1">
          {others.hidden}
          <Button type="submit" variant="danger" pending={others.pending}>
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
  refused: RefusedForm | undefined
}

function SessionLine({ session, now }: { session: OwnSession; now: string }) {
  const { id, device, current, createdAt, lastSeenAt } = session
  const timeZone = useTimeZone('UTC')
  const { hidden, pending } = useOwnForm({ intent: 'end-session', sessionId: id })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 last:border-0">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          {device}
          {current ? <Badge>This browser</Badge> : null}
        </p>
        <p id={id} className="text-small text-soft">
          Since {formatDateIn(createdAt, timeZone)}. {current ? 'Active now' : lastActive(lastSeenAt, now)}.
        </p>
      </div>
      {current ? null : (
        <Form method="post" preventScrollReset>
          {hidden}
          <Button type="submit" size="small" variant="quiet" pending={pending} aria-describedby={id}>
            Log out<span className="sr-only"> on {device}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}

/** "Last active 3 hours ago". A session records its use at most once an hour, so nothing more exact is known. */
function lastActive(lastSeenAt: string, now: string): string {
  const hours = Math.floor((Date.parse(now) - Date.parse(lastSeenAt)) / hoursInMs(1))
  if (hours < 1) return 'Active within the last hour'
  return `Last active ${hours < 24 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day')} ago`
}
