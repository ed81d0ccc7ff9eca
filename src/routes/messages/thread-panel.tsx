import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { Form, useLocation } from 'react-router'

import type { ThreadView } from '../../features/messages/message.ts'
import type { Unsent } from '../../platform/unsent.ts'
import { useLiveState } from '../../shell/use-live.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { Link } from '../../ui/link.tsx'
import { plainClick } from '../../ui/plain-click.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { ThreadMenu } from './thread-menu.tsx'
import { type Outgoing, useOutbox } from './use-outbox.ts'
import { useReadReceipt } from './use-read-receipt.ts'
import { useThread } from './use-thread.ts'
import { useTyping } from './use-typing.ts'

const Closed = lazyComponent(async () => (await import('./closed.tsx')).Closed)

// What scrolls has to be reached by keyboard, and what is read is no control.
const reachable = { tabIndex: 0 }

interface ThreadPanelProps {
  view: ThreadView
  viewerId: string
  bookingId: string | null
  /** Where something is reported: a message by its id, or the person. */
  reportHref: (what: string) => string
  unsent: Unsent | undefined
  /** Shown between the name and the messages. */
  children: ReactNode
}

/** A conversation: who with, what was said, and where to write. */
export function ThreadPanel({ view, viewerId, bookingId, reportHref, unsent, children }: ThreadPanelProps) {
  const { userId, name } = view.with
  const thread = useThread(view)
  const outbox = useOutbox({ viewerId, userId, bookingId, onSent: (message) => thread.add([message]) })
  const typing = useTyping(userId)
  useReadReceipt(userId, thread.messages.at(-1)?.seq ?? 0, view.readSeq)
  const outgoing = outbox.outgoing.filter(({ key }) => !thread.messages.some(({ id }) => id === key))
  const firstName = name.split(' ')[0] ?? name

  return (
    <div className="flex h-[max(26rem,calc(100dvh-11rem))] flex-col overflow-hidden rounded-card border border-line bg-card">
      <PanelHead view={view} reportHref={reportHref('person')} />
      {children}
      {/* Upside down, so that it begins and stays at the end, also without scripts. */}
      <div
        role="log"
        aria-label={`Messages with ${name}`}
        {...reachable}
        className="flex flex-1 flex-col-reverse overflow-y-auto px-4 py-3 focus-visible:-outline-offset-3"
      >
        <div className="flex flex-col">
          {thread.hasEarlier ? (
            <Earlier href={`?before=${thread.messages[0]?.seq ?? 1}`} onReach={() => void thread.readEarlier()} />
          ) : null}
          {thread.messages.length + outgoing.length === 0 ? <Beginning name={firstName} /> : null}
          <MessageList
            messages={thread.messages}
            outgoing={outgoing}
            viewerId={viewerId}
            name={name}
            reportHref={reportHref}
            theirReadSeq={thread.theirReadSeq}
            timeZone={view.timeZone}
            onRetry={outbox.retry}
          />
        </div>
      </div>
      <Passing>{typing.theyType ? `${firstName} is typing…` : null}</Passing>
      {view.readSeq < (view.messages.at(-1)?.seq ?? 0) ? <MarkRead /> : null}
      {view.canWrite ? (
        <Composer
          key={userId}
          {...{ viewerId, userId, name }}
          unsent={unsentWords(outgoing)}
          problem={unsent && (Object.values(unsent.fields)[0] ?? unsent.message)}
          typed={unsent?.values['body']}
          onSend={(body, photo) => {
            outbox.send(body, photo)
            typing.rest()
          }}
          onType={typing.type}
        />
      ) : (
        <Suspense>
          <Closed view={view} />
        </Suspense>
      )}
    </div>
  )
}

function unsentWords(outgoing: Outgoing[]): string {
  return outgoing.flatMap(({ problem, body }) => (problem === null ? [] : body)).join('\n\n')
}

function PanelHead({ view, reportHref }: { view: ThreadView; reportHref: string }) {
  const { userId, name, businessName, image } = view.with
  return (
    <div className="flex items-center gap-3 border-b border-line px-3 py-2.5">
      <Link to="/messages" aria-label="All messages" className="grid size-11 place-items-center rounded-full lg:hidden">
        <Icon name="arrow-left" />
      </Link>
      <Avatar name={name} imageUrl={image} />
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-name leading-tight">{businessName ?? name}</h1>
        {businessName === null ? null : <p className="truncate text-small text-soft">{name}</p>}
      </div>
      {/* A new key at each navigation: the menu that was used closes without a script of ours. */}
      <ThreadMenu
        key={useLocation().key}
        reportHref={reportHref}
        blocked={view.blockedByMe}
        profileHref={view.withIsPro ? `/pros/${userId}` : undefined}
      />
    </div>
  )
}

/** A link to the page before; with scripts it is enough to come near it. */
function Earlier({ href, onReach }: { href: string; onReach: () => void }) {
  const link = useRef<HTMLAnchorElement>(null)
  const reach = useEffectEvent(onReach)
  // Whether it can be seen is known to the browser alone.
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && reach())
    if (link.current) watch.observe(link.current)
    return () => watch.disconnect()
  }, [])
  return (
    <Link
      ref={link}
      to={href}
      className="link min-h-11 self-center py-2"
      onClick={(event) => {
        if (!plainClick(event)) return
        event.preventDefault()
        onReach()
      }}
    >
      Earlier messages
    </Link>
  )
}

function Beginning({ name }: { name: string }) {
  return (
    <p className="m-auto max-w-narrow py-10 text-center text-soft">
      Say hello to {name}. What kind of pool is it, and what does it need?
    </p>
  )
}

/** Passing states: somebody is typing, or the connection is being restored. */
function Passing({ children }: { children: ReactNode }) {
  const state = useLiveState()
  return (
    <output className="block min-h-6 px-4 text-small text-soft">
      {state === 'interrupted' ? 'Reconnecting…' : children}
    </output>
  )
}

/** With scripts, looking at the page is enough. */
function MarkRead() {
  return (
    <noscript>
      <Form method="post" className="px-4 py-1">
        <Button type="submit" name="intent" value="read" variant="link" size="small">
          Mark as read
        </Button>
      </Form>
    </noscript>
  )
}
