import { Link, useFetcher } from 'react-router'

import { Icon } from '../ui/icon.tsx'
import { useLiveReload, useLiveStream } from './use-live.ts'

/** The way to the inbox, with how much in it is unread: as of the page, then live. */
export function MessagesLink({ unread }: { unread: number }) {
  const { data, load } = useFetcher<{ unread: number }>()
  const count = data?.unread ?? unread
  useLiveStream()
  useLiveReload(['message', 'read', 'resync'], () => void load('/messages/unread'))
  return (
    <Link
      to="/messages"
      aria-label={count > 0 ? `Messages, ${count} unread` : 'Messages'}
      className="relative hidden size-12 place-items-center rounded-full hover:bg-pool/10 min-[360px]:grid"
    >
      <Icon name="chat" className="size-6" />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-coral px-1 text-[0.72rem] leading-none font-bold text-white"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Link>
  )
}
