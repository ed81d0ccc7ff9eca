import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { listConversations } from '../features/messages/threads.server.ts'
import { cursorIn } from '../platform/cursor.ts'
import { page } from '../platform/page.server.ts'
import { searchedText } from '../platform/searched-text.ts'
import { signedIn } from '../platform/visit.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Pages } from '../ui/pages.tsx'
import type { Route } from './+types/messages'
import { Inbox, InboxSearch, listPane, listTitle, panes } from './messages/inbox.tsx'
import type { Role } from '../platform/tables/column-values.ts'
import { useLivePage } from './reloading/use-live-page.ts'

export const meta: Route.MetaFunction = () => privateMeta('Messages')

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  const { id: viewerId, role } = signedIn(visit)
  const now = visit.now.toISOString()
  const { searchParams } = new URL(request.url)
  const cursor = cursorIn(searchParams)
  const search = searchedText(searchParams)
  const inbox = await listConversations(visit, { cursor, search })
  return { viewerId, role, now, isFirst: cursor === undefined, search, inbox }
})

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { viewerId, role, now, isFirst, search, inbox } = loaderData
  const [address] = useSearchParams()
  const { conversations, next } = inbox
  useLivePage('message', 'read')
  const isEmpty = conversations.length === 0
  if (isEmpty && !search) return <NoConversations>{isFirst ? <Empty role={role} /> : <NothingOlder />}</NoConversations>
  return (
    <div className={panes}>
      {/* Each page begins at the top of its pane. */}
      <section key={address.get('cursor')} aria-labelledby="inbox" className={listPane}>
        <h1 id="inbox" className={listTitle}>
          Messages
        </h1>
        {/* One page needs no search. */}
        <Suspense>{search || !isFirst || next ? <InboxSearch {...{ search, isEmpty }} /> : null}</Suspense>
        <Inbox {...{ conversations, viewerId, now }} />
        <div className="mt-3 px-3 empty:hidden">
          <Pages next={next} first="Newest conversations" onward="Older conversations" />
        </div>
      </section>
      {isEmpty ? null : (
        <div className="hidden md:grid">
          <EmptyState title="Choose a conversation" text="Pick one from the list to read it and to answer." />
        </div>
      )}
    </div>
  )
}

function NoConversations({ children }: { children: ReactNode }) {
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <h1 className="mb-6 text-title">Messages</h1>
      {children}
    </div>
  )
}

function Empty({ role }: { role: Role }) {
  if (role === 'pro') {
    return <EmptyState title="No messages yet" text="Homeowners who write to you or request a visit show up here." />
  }
  return (
    <EmptyState title="No messages yet" text="Write to a pool pro: ask about your pool, prices or free days.">
      <ButtonLink to="/find-pros">Find pool pros</ButtonLink>
    </EmptyState>
  )
}

function NothingOlder() {
  return <EmptyState title="Nothing older" text="Those are all of your conversations." />
}
