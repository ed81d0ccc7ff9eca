import type { ReactNode } from 'react'

import { type Message, piecesOf } from '../../features/messages/message.ts'
import type { Outgoing } from './use-outbox.ts'
import { clockOf, dayOf, useTimeZone } from './use-local-time.ts'

interface MessageListProps {
  messages: Message[]
  outgoing: Outgoing[]
  viewerId: string
  theirReadSeq: number
  timeZone: string
  onRetry: (key: string) => void
}

/** What was said, day by day; at the end what is still on its way. */
export function MessageList({ messages, outgoing, viewerId, theirReadSeq, timeZone, onRetry }: MessageListProps) {
  const zone = useTimeZone(timeZone)
  const seen = messages.findLast(({ senderId, seq }) => senderId === viewerId && seq <= theirReadSeq)
  return (
    <ol className="flex flex-col gap-2">
      {messages.map((message, place) => {
        const day = dayOf(message.createdAt, zone)
        const before = messages[place - 1]
        return (
          <li key={message.id} className="flex flex-col gap-2">
            {before && dayOf(before.createdAt, zone) === day ? null : <Day>{day}</Day>}
            <Line message={message} mine={message.senderId === viewerId} zone={zone} seen={message === seen} />
          </li>
        )
      })}
      {outgoing.map((message) => (
        <li key={message.key} className="flex flex-col items-end">
          <Bubble mine>{message.body}</Bubble>
          <Way message={message} onRetry={onRetry} />
        </li>
      ))}
    </ol>
  )
}

function Day({ children }: { children: ReactNode }) {
  return <p className="mt-3 self-center text-small font-bold text-soft">{children}</p>
}

interface LineProps {
  message: Message
  mine: boolean
  zone: string
  seen: boolean
}

function Line({ message, mine, zone, seen }: LineProps) {
  if (message.senderId === null) {
    return (
      <p className="my-1 max-w-[46ch] self-center rounded-full bg-sand px-4 py-1.5 text-center text-small wrap-anywhere">
        {message.body}
      </p>
    )
  }
  return (
    <div className={`flex flex-col ${mine ? 'items-end' : 'items-start'}`}>
      <Bubble mine={mine}>
        <Linked body={message.body} />
      </Bubble>
      <p className="mt-0.5 px-1 text-[0.78rem] text-soft">
        <span className="sr-only">{mine ? 'You, ' : ''}</span>
        <time dateTime={message.createdAt}>{clockOf(message.createdAt, zone)}</time>
        {seen ? ' · Seen' : ''}
      </p>
    </div>
  )
}

function Bubble({ mine, children }: { mine: boolean; children: ReactNode }) {
  const look = mine ? 'rounded-br-md bg-pool text-white' : 'rounded-bl-md bg-mist'
  return (
    <p className={`max-w-[min(34rem,85%)] rounded-[18px] px-4 py-2.5 wrap-anywhere whitespace-pre-wrap ${look}`}>
      {children}
    </p>
  )
}

function Linked({ body }: { body: string }) {
  return piecesOf(body).map(({ at, text, href }) =>
    href === undefined ? (
      text
    ) : (
      <a
        key={at}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="underline underline-offset-3"
      >
        {text}
      </a>
    ),
  )
}

function Way({ message, onRetry }: { message: Outgoing; onRetry: (key: string) => void }) {
  if (message.problem === null) return <p className="mt-0.5 px-1 text-[0.78rem] text-soft">Sending…</p>
  return (
    <p role="alert" className="mt-0.5 px-1 text-small font-semibold text-danger">
      Not sent. {message.problem}{' '}
      <button type="button" className="link min-h-6" onClick={() => onRetry(message.key)}>
        Try again
      </button>
    </p>
  )
}
