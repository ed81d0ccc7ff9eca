import { listConversations } from '../features/messages/threads.server.ts'
import { Cursor } from '../platform/cursor.ts'
import { page } from '../platform/page.server.ts'
import { signedIn, visitContext } from '../platform/visit.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Pages } from '../ui/pages.tsx'
import type { Route } from './+types/messages'
import { Inbox } from './messages/inbox.tsx'
import { useInbox } from './messages/use-inbox.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Messages – Poolwell' }, { name: 'robots', content: 'noindex' }]

export const loader = page(async ({ context, request }: Route.LoaderArgs) => {
  const visit = context.get(visitContext)
  const { id: viewerId, role } = signedIn(visit)
  const now = visit.now.toISOString()
  // A cursor that was cut short or made up leads to the first page.
  const from = new URL(request.url).searchParams.get('cursor')
  const cursor = Cursor.safeDecode(from ?? '').data
  return { viewerId, role, now, from: cursor ? from : null, inbox: await listConversations(visit, cursor) }
})

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { viewerId, role, now, from } = loaderData
  const { conversations, next } = useInbox(loaderData.inbox, from)
  return (
    <div className="wrap py-8 md:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-title">Messages</h1>
        {conversations.length > 0 ? (
          <div className="mt-6 rounded-card border border-line bg-card p-2">
            <Inbox {...{ conversations, viewerId, now }} />
          </div>
        ) : (
          <div className="mt-6">{from === null ? <Empty role={role} /> : <NothingOlder />}</div>
        )}
        <div className="mt-6 empty:hidden">
          <Pages next={next} first="Newest conversations" onward="Older conversations" />
        </div>
      </div>
    </div>
  )
}

function Empty({ role }: { role: 'customer' | 'pro' }) {
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
