import { useLocation } from 'react-router'

import { type ConversationView, lineOf } from '../../features/messages/message.ts'
import { badgeCount } from '../../features/notifications/notification.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { plural } from '../../ui/format.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { Link } from '../../ui/link.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { shortTimeOf } from './message-times.ts'

/** The inbox next to a conversation; phones show only one of the two. */
export const panes =
  'wrap grid gap-6 py-4 md:grid-cols-[16rem_minmax(0,1fr)] lg:grid-cols-[21rem_minmax(0,1fr)] lg:py-6'
// Positioned, so that the hidden text in its rows scrolls with them instead of lengthening the page.
export const listPane =
  'relative md:h-[max(26rem,calc(100dvh-11rem))] overflow-y-auto rounded-card border border-line bg-card p-2'
export const listTitle = 'px-3 py-2 text-heading'

// Few inboxes are long enough to be searched.
export const InboxSearch = lazyComponent(async () => (await import('./inbox-search.tsx')).InboxSearch)

/** Everybody with whom the user has a conversation, the latest first. */
export function Inbox({ conversations, ...rest }: InboxProps) {
  return (
    <ul className="grid gap-1">
      {conversations.map((conversation) => (
        <li key={conversation.id} className="min-w-0">
          <Row conversation={conversation} {...rest} />
        </li>
      ))}
    </ul>
  )
}

interface InboxProps {
  conversations: ConversationView[]
  viewerId: string
  /** An ISO instant. The date includes the year unless it is the current one. */
  now: string
}

function Row({ conversation, viewerId, now }: RowProps) {
  const { with: other, lastMessage, unread, timeZone } = conversation
  const zone = useTimeZone(timeZone)
  const href = `/messages/${other.userId}`
  return (
    <Link
      to={href}
      aria-current={useLocation().pathname === href ? 'page' : undefined}
      className="flex items-center gap-3 rounded-field px-3 py-2.5 hover:bg-mist aria-[current]:bg-mist"
    >
      <Avatar name={other.name} imageUrl={other.image} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <b className="line-clamp-2 wrap-anywhere">{other.businessName ?? other.name}</b>
          {lastMessage ? (
            <time dateTime={lastMessage.createdAt} className="shrink-0 text-caption text-soft">
              {shortTimeOf(lastMessage.createdAt, zone, now)}
            </time>
          ) : null}
        </span>
        <span className="flex items-center justify-between gap-3">
          <span className={`truncate text-small ${unread > 0 ? 'font-semibold' : 'text-soft'}`}>
            {lineOf(lastMessage, viewerId)}
          </span>
          {unread > 0 ? <Unread count={unread} /> : null}
        </span>
      </span>
    </Link>
  )
}

type RowProps = Omit<InboxProps, 'conversations'> & { conversation: ConversationView }

function Unread({ count }: { count: number }) {
  return (
    <span className="grid h-[1.25rem] shrink-0 min-w-[1.25rem] place-items-center rounded-full bg-coral px-1 text-caption leading-none font-bold text-white">
      <span aria-hidden="true" className="mt-0.5">
        {badgeCount(count)}
      </span>
      <span className="sr-only">{plural(count, 'unread message')}</span>
    </span>
  )
}
