import { Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { ThreadQuery } from '../features/messages/message.schema.ts'
import { getThread, listConversations } from '../features/messages/threads.server.ts'
import { page } from '../platform/page.server.ts'
import { signedIn } from '../platform/visit.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { lazyComponent } from '../ui/lazy-component.ts'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/message-thread'
import { Inbox, InboxSearch, listPane, listTitle, panes } from './messages/inbox.tsx'
import { bookingOfThread, requestPath } from './messages/booking-strip.server.ts'
import { preparedMessage } from './messages/prepared-message.server.ts'
import { threadAction } from './messages/thread-action.server.ts'
import { ThreadPanel } from './messages/thread-panel.tsx'
import { fetchInbox } from './messages/thread-calls.ts'
import { withChosen } from './messages/with-chosen.ts'
import { useLiveData } from './reloading/use-live-data.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { businessName, name } = loaderData.view.with
  return privateMeta(`${businessName ?? name} – Messages`)
}

export const loader = page(async (visit, { params, request }: Route.LoaderArgs) => {
  const viewer = signedIn(visit)
  const search = new URL(request.url).searchParams
  const { bookingId, before, after } = Object.fromEntries(search)
  // A truncated or invalid number leads to the newest messages.
  const wanted = ThreadQuery.safeParse({ before, after }).data
  const [view, { named, strip }, inbox] = await Promise.all([
    getThread(visit, params.userId, wanted),
    bookingOfThread(visit, params.userId, bookingId),
    listConversations(visit),
  ])
  return {
    viewerId: viewer.id,
    view,
    strip,
    bookingId: named?.id ?? null,
    requestHref: requestPath(visit, view),
    prepared: named ? preparedMessage(named, search) : undefined,
    inbox,
    now: visit.now.toISOString(),
  }
})

export const action = page(async (visit, { params, request }: Route.ActionArgs) => {
  return threadAction(visit, request, params.userId)
})

export default function MessageThreadPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { view, viewerId, strip, bookingId, requestHref, prepared, now } = loaderData
  // Not by the loader, so that the conversation next to the inbox stays (docs/decisions/030).
  const { conversations, next } = useLiveData(loaderData.inbox, ['message', 'read', 'resync'], fetchInbox)
  const listed = withChosen(conversations, view)
  const [search] = useSearchParams()
  const reported = search.get('report')
  const about = bookingId ? `?bookingId=${bookingId}` : ''

  return (
    <div className={panes}>
      <nav aria-label="All messages" className={`hidden content-start md:grid ${listPane}`}>
        {/* Only looks like one: the headings of the page begin with the other person's name. */}
        <h2 role="presentation" className={listTitle}>
          Messages
        </h2>
        <Suspense>{next === null ? null : <InboxSearch />}</Suspense>
        <Inbox conversations={listed} {...{ viewerId, now }} />
        {next === null ? null : (
          <Link
            to={`/messages?${new URLSearchParams({ cursor: next })}`}
            className="flex min-h-11 items-center px-3 link text-small"
          >
            Older conversations
          </Link>
        )}
      </nav>
      <ThreadPanel
        key={view.with.userId}
        view={view}
        viewerId={viewerId}
        bookingId={bookingId}
        askHref={(dialog) => (about ? `${about}&${dialog}` : `?${dialog}`)}
        prepared={prepared}
        refused={refused?.values['intent'] === 'send' ? refused : undefined}
      >
        <Suspense fallback={strip.summary || requestHref ? <div className="min-h-11 border-b border-line" /> : null}>
          <BookingStrip userId={view.with.userId} {...{ bookingId, requestHref }} fromPage={strip} />
        </Suspense>
      </ThreadPanel>
      <Suspense>
        {reported === null ? null : (
          <ReportDialog what={reported} view={view} closeHref={about || '?'} refused={refused} />
        )}
        {search.has('block') ? <BlockDialog name={view.with.name} closeHref={about || '?'} /> : null}
      </Suspense>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <NoThread error={error} />
    </Suspense>
  )
}

const BookingStrip = lazyComponent(async () => (await import('./messages/booking-strip.tsx')).BookingStrip)
const NoThread = lazyComponent(async () => (await import('./messages/no-thread.tsx')).NoThread)
const ReportDialog = lazyComponent(async () => (await import('./messages/report-dialog.tsx')).ReportDialog)
const BlockDialog = lazyComponent(async () => (await import('./messages/block-dialog.tsx')).BlockDialog)
