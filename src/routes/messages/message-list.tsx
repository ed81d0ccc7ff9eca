import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { LocalPhoto } from '../../features/media/local-photo.tsx'
import type { MessageView } from '../../features/messages/message.ts'
import { loginPath } from '../../platform/login-path.ts'
import { formatDayIn } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { Bubble, MessageLine } from './message-line.tsx'
import { firstUnread } from './use-log-position.ts'
import type { Outgoing } from './use-outbox.ts'

interface MessageListProps {
  messages: MessageView[]
  outgoing: Outgoing[]
  viewerId: string
  /** The other person's name. */
  name: string
  reportHref: (messageId: string) => string | null
  /** How far the other person has read. */
  theirReadSeq: number
  /** How far the reader had read before. */
  readSeq: number
  timeZone: string
  onRetry: (key: string) => void
}

/** The messages by day, and at the end those still being sent. */
export function MessageList({ messages, outgoing, viewerId, theirReadSeq, timeZone, ...rest }: MessageListProps) {
  const { name, readSeq, reportHref, onRetry } = rest
  const zone = useTimeZone(timeZone)
  const seen = messages.findLast(({ senderId, seq }) => senderId === viewerId && seq <= theirReadSeq)
  return (
    <ol className="flex flex-col gap-2">
      {messages.map((message, index) => {
        const day = formatDayIn(message.createdAt, zone)
        const before = messages[index - 1]
        const isFirstUnread = message.seq === readSeq + 1
        return (
          <li key={message.id} id={isFirstUnread ? firstUnread : undefined} className="flex flex-col gap-2">
            {before && formatDayIn(before.createdAt, zone) === day ? null : <Day>{day}</Day>}
            {before && isFirstUnread ? <Unread /> : null}
            <MessageLine
              message={message}
              name={message.senderId === viewerId ? null : name}
              zone={zone}
              seen={message === seen}
              reportHref={reportHref(message.id)}
            />
          </li>
        )
      })}
      {outgoing.map((message) => (
        // Screen readers read it once it is stored, and not twice.
        <li key={message.key} aria-live="off" className="flex flex-col items-end gap-1">
          {message.photo ? <LocalPhoto file={message.photo} alt="On its way" className={onItsWay} /> : null}
          {message.body === '' ? null : <Bubble mine>{message.body}</Bubble>}
          <Delivery message={message} onRetry={onRetry} />
        </li>
      ))}
    </ol>
  )
}

function Day({ children }: { children: ReactNode }) {
  return <p className="mt-3 self-center text-small font-bold text-soft">{children}</p>
}

function Unread() {
  return <p className="mt-3 self-center text-small font-bold text-pool-deep">New messages</p>
}

const onItsWay = 'max-h-80 max-w-[min(20rem,100%)] rounded-card opacity-60'

function Delivery({ message, onRetry }: { message: Outgoing; onRetry: (key: string) => void }) {
  if (message.problem === null) return <p className="mt-0.5 px-1 text-caption text-soft">Sending…</p>
  return (
    <p role="alert" className="mt-0.5 px-1 text-right text-small font-semibold text-danger">
      Not sent. {message.problem.words} {message.problem.isSignedOut ? <LogIn /> : null}
      <button
        type="button"
        className="link min-h-6"
        onClick={({ currentTarget }) => {
          // The button is gone as long as the message is on its way.
          currentTarget.closest<HTMLElement>('[role=log]')?.focus()
          onRetry(message.key)
        }}
      >
        Try again
      </button>
    </p>
  )
}

/** Leads back to the conversation, whose draft has the words of the message. */
function LogIn() {
  const { pathname, search } = useLocation()
  return (
    <>
      <Link to={loginPath(pathname + search)} reloadDocument className="inline-flex min-h-6 items-center link">
        Log in
      </Link>{' '}
      or{' '}
    </>
  )
}
