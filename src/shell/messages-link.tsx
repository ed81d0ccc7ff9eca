import { unreadLabel } from '../features/notifications/notification.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { CountBadge } from './count-badge.tsx'
import { useLiveStream } from './use-live.ts'
import { useLiveUnread, useUnread } from './use-unread.ts'

/** The link to the inbox with the number of unread messages: from the page at first, then live. */
export function MessagesLink({ viewerId }: { viewerId: string }) {
  const { messages } = useUnread()
  useLiveStream(viewerId)
  useLiveUnread()
  return (
    <Link
      to="/messages"
      aria-label={unreadLabel('Messages', messages)}
      className="relative hidden size-12 place-items-center rounded-full hover:bg-mist min-[360px]:grid"
    >
      <Icon name="chat" className="size-6" />
      <CountBadge count={messages} />
    </Link>
  )
}
