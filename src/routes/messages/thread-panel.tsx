import { type ReactNode, Suspense, useState } from 'react'

import type { ThreadView } from '../../features/messages/message.ts'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { useLiveState } from '../../shell/use-live.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { Composer } from './composer.tsx'
import { firstNameOf, MessageLog } from './message-log.tsx'
import { PanelHead } from './panel-head.tsx'
import { type Outgoing, useOutbox } from './use-outbox.ts'
import { useReadReceipt } from './use-read-receipt.ts'
import { useThread } from './use-thread.ts'
import { useTyping } from './use-typing.ts'

// With scripts, React renders nothing inside of noscript: this one's code is never loaded.
const MarkRead = lazyComponent(async () => (await import('./mark-read.tsx')).MarkRead)
const Closed = lazyComponent(async () => (await import('./closed.tsx')).Closed)

interface ThreadPanelProps {
  view: ThreadView
  viewerId: string
  bookingId: string | null
  /** The address that opens a dialog: `block`, or `report` and what to report. */
  askHref: (dialog: string) => string
  /** A prepared text for the composer. */
  prepared: string | undefined
  refused: RefusedForm | undefined
  /** Shown between the name and the messages. */
  children: ReactNode
}

/** A conversation: the other person, the messages, and the composer. */
export function ThreadPanel({ view, viewerId, bookingId, askHref, prepared, refused, children }: ThreadPanelProps) {
  const { userId, name } = view.with
  const thread = useThread(view)
  const outbox = useOutbox({ viewerId, userId, bookingId, onSent: (message) => thread.add([message]) })
  const typing = useTyping(userId, view.conversationId)
  const lastSeq = view.messages.at(-1)?.seq ?? 0
  // What comes while the page is open is seen as it comes.
  const [readSeq] = useState(view.readSeq < lastSeq ? view.readSeq : Infinity)
  useReadReceipt({ viewerId, userId }, thread.messages.at(-1)?.seq ?? 0, view.readSeq)
  const outgoing = outbox.outgoing.filter(({ key }) => !thread.messages.some(({ id }) => id === key))

  return (
    <div className="flex h-[max(26rem,calc(100dvh-11rem))] flex-col overflow-hidden rounded-card border border-line bg-card">
      <PanelHead view={view} askHref={askHref} />
      {children}
      <MessageLog
        {...{ viewerId, name, outgoing, readSeq }}
        reportHref={(id) => (view.hasLeft ? null : askHref(`report=${id}`))}
        messages={thread.messages}
        theirReadSeq={thread.theirReadSeq}
        timeZone={view.timeZone}
        onRetry={outbox.retry}
        hasEarlier={thread.hasEarlier}
        readEarlier={thread.readEarlier}
      />
      <Passing>{typing.theyType ? `${firstNameOf(name)} is typing…` : null}</Passing>
      <noscript>{view.readSeq < lastSeq ? <MarkRead upTo={lastSeq} /> : null}</noscript>
      {view.canWrite ? (
        <Composer
          {...{ viewerId, userId, name, prepared }}
          failedWords={failedWords(outgoing)}
          problem={refused && (Object.values(refused.fields)[0] ?? refused.message)}
          typed={refused?.values['body'] ?? prepared}
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

function failedWords(outgoing: Outgoing[]): string {
  return outgoing.flatMap(({ problem, body }) => (problem === null ? [] : body)).join('\n\n')
}

/** Temporary states: the other person is typing, or the connection is being restored. */
function Passing({ children }: { children: ReactNode }) {
  const state = useLiveState()
  return (
    <output className="block min-h-6 px-4 text-small text-soft">
      {state === 'interrupted' ? 'Reconnecting…' : children}
    </output>
  )
}
