import type { ReactNode } from 'react'

import { type MessageView, piecesOf } from '../../features/messages/message.ts'
import { dot } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { clockOf } from './message-times.ts'
import { SentPhoto } from './sent-photo.tsx'

interface MessageLineProps {
  message: MessageView
  /** The sender; null for the reader's own messages. */
  name: string | null
  zone: string
  seen: boolean
  /** Null once the sender has left: nothing of theirs remains to report. */
  reportHref: string | null
}

/** A message of one of the two, or a line that Poolwell added. With forced colors, only the borders show. */
export function MessageLine({ message, name, zone, seen, reportHref }: MessageLineProps) {
  const mine = name === null
  const at = clockOf(message.createdAt, zone)
  if (message.line) {
    return (
      <p className="max-w-narrow self-center rounded-card border border-transparent bg-sand px-4 py-1.5 text-center text-small wrap-anywhere">
        {message.line.text}
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
        {seen ? <span>{dot}Seen</span> : null}
        {mine || reportHref === null ? null : <Report href={reportHref} at={at} />}
      </p>
    </div>
  )
}

/** Shown when the message is pointed at; on touch screens always, as an icon. */
function Report({ href, at }: { href: string; at: string }) {
  return (
    <Link
      to={href}
      preventScrollReset
      aria-label={`Report the message of ${at}`}
      className="relative ml-1 inline-flex min-h-6 items-center gap-1 rounded-full px-2 group-focus-within:opacity-100 group-hover:opacity-100 hover:bg-mist hover:text-ink after:absolute after:-inset-2.5 pointer-fine:opacity-0"
    >
      <Icon name="flag" className="size-4" />
      <span className="hidden pointer-fine:inline">Report</span>
    </Link>
  )
}

export function Bubble({ mine, children }: { mine: boolean; children: ReactNode }) {
  const look = mine ? 'rounded-br-md bg-pool text-white' : 'rounded-bl-md bg-mist'
  return (
    <p
      dir="auto"
      className={`max-w-[min(34rem,85%)] rounded-card border border-transparent px-4 py-2.5 wrap-anywhere whitespace-pre-wrap ${look}`}
    >
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
