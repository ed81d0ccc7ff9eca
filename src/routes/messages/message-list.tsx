import type { ReactNode } from 'react'

import { type MessageView, piecesOf } from '../../features/messages/message.ts'
import { formatDayIn } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { LocalPhoto, SentPhoto } from './photo.tsx'
import type { Outgoing } from './use-outbox.ts'
import { clockOf } from './message-times.ts'

interface MessageListProps {
  messages: MessageView[]
  outgoing: Outgoing[]
  viewerId: string
  /** The other person's. */
  name: string
  reportHref: (messageId: string) => string
  theirReadSeq: number
  timeZone: string
  onRetry: (key: string) => void
}

/** What was said, day by day; at the end what is still on its way. */
export function MessageList({ messages, outgoing, viewerId, theirReadSeq, timeZone, ...rest }: MessageListProps) {
  const { name, reportHref, onRetry } = rest
  const zone = useTimeZone(timeZone)
  const seen = messages.findLast(({ senderId, seq }) => senderId === viewerId && seq <= theirReadSeq)
  return (
    <ol className="flex flex-col gap-2">
      {messages.map((message, place) => {
        const day = formatDayIn(message.createdAt, zone)
        const before = messages[place - 1]
        return (
          <li key={message.id} className="flex flex-col gap-2">
            {before && formatDayIn(before.createdAt, zone) === day ? null : <Day>{day}</Day>}
            <Line
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
        <li key={message.key} className="flex flex-col items-end gap-1">
          {message.photo ? <LocalPhoto url={message.photo.url} /> : null}
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

interface LineProps {
  message: MessageView
  /** Whose it is; null for the reader's own. */
  name: string | null
  zone: string
  seen: boolean
  reportHref: string
}

function Line({ message, name, zone, seen, reportHref }: LineProps) {
  const mine = name === null
  const at = clockOf(message.createdAt, zone)
  if (message.senderId === null) {
    return (
      <p className="max-w-narrow self-center rounded-full bg-sand px-4 py-1.5 text-center text-small wrap-anywhere">
        {message.body}
      </p>
    )
  }
  return (
    <div className={`group flex flex-col gap-1 ${mine ? 'items-end' : 'items-start'}`}>
      {message.picture ? <SentPhoto photo={message.picture} alt={`Photo from ${name ?? 'you'}`} /> : null}
      {message.body === '' ? null : (
        <Bubble mine={mine}>
          <Linked body={message.body} />
        </Bubble>
      )}
      <p className="flex min-h-6 items-center px-1 text-caption text-soft">
        <span className="sr-only">{name ?? 'You'}, </span>
        <time dateTime={message.createdAt}>{at}</time>
        {seen ? <span className="whitespace-pre"> · Seen</span> : null}
        {mine ? null : <Report href={reportHref} at={at} />}
      </p>
    </div>
  )
}

/** Seen when the message is pointed at; where nothing points, always. */
function Report({ href, at }: { href: string; at: string }) {
  return (
    <Link
      to={href}
      preventScrollReset
      aria-label={`Report the message of ${at}`}
      className="ml-1 inline-flex min-h-6 items-center gap-1 rounded-full px-2 group-focus-within:opacity-100 group-hover:opacity-100 hover:bg-mist hover:text-ink pointer-fine:opacity-0"
    >
      <Icon name="flag" className="size-4" /> Report
    </Link>
  )
}

function Bubble({ mine, children }: { mine: boolean; children: ReactNode }) {
  const look = mine ? 'rounded-br-md bg-pool text-white' : 'rounded-bl-md bg-mist'
  return (
    <p className={`max-w-[min(34rem,85%)] rounded-card px-4 py-2.5 wrap-anywhere whitespace-pre-wrap ${look}`}>
      {children}
    </p>
  )
}

function Linked({ body }: { body: string }) {
  return piecesOf(body).map(({ at, text, href }) =>
    href === undefined ? (
      text
    ) : (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="link text-inherit">
        {text}
      </a>
    ),
  )
}

function Delivery({ message, onRetry }: { message: Outgoing; onRetry: (key: string) => void }) {
  if (message.problem === null) return <p className="mt-0.5 px-1 text-caption text-soft">Sending…</p>
  return (
    <p role="alert" className="mt-0.5 px-1 text-small font-semibold text-danger">
      Not sent. {message.problem}{' '}
      <button type="button" className="link min-h-6" onClick={() => onRetry(message.key)}>
        Try again
      </button>
    </p>
  )
}
