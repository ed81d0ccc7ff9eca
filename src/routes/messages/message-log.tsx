import { type ComponentProps, Suspense, useRef, useState } from 'react'

import { lazyComponent } from '../../ui/lazy-component.ts'
import { MessageList } from './message-list.tsx'
import { useLogPosition } from './use-log-position.ts'

interface MessageLogProps extends ComponentProps<typeof MessageList> {
  hasEarlier: boolean
  readEarlier: () => Promise<void>
}

/** The scrolling list of messages: new ones are announced to screen readers, older pages are not. */
export function MessageLog({ hasEarlier, readEarlier, ...list }: MessageLogProps) {
  const [quiet, setQuiet] = useState(false)
  const loudAgain = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { name, messages, outgoing } = list
  const log = useLogPosition(outgoing.at(-1)?.key)

  async function readQuietly() {
    clearTimeout(loudAgain.current)
    setQuiet(true)
    await readEarlier()
    // Screen readers read additions a moment later.
    loudAgain.current = setTimeout(() => setQuiet(false), 500)
  }

  return (
    // In reverse, so that it begins and stays at the end, even without scripts.
    <div
      ref={log}
      role="log"
      aria-label={`Messages with ${name}`}
      aria-live={quiet ? 'off' : 'polite'}
      {...reachable}
      className="flex flex-1 flex-col-reverse overflow-y-auto px-4 py-3 focus-visible:-outline-offset-3"
    >
      <div className="flex flex-col">
        <Suspense>
          {hasEarlier ? <Earlier href={`?before=${messages[0]?.seq ?? 1}`} onReach={() => void readQuietly()} /> : null}
        </Suspense>
        {messages.length + outgoing.length === 0 ? <Beginning name={firstNameOf(name)} /> : null}
        <MessageList {...list} />
      </div>
    </div>
  )
}

// Most conversations are shorter than a page.
const Earlier = lazyComponent(async () => (await import('./earlier.tsx')).Earlier)

// A scrolling area must be reachable by keyboard, and a list of messages is not a control.
const reachable = { tabIndex: 0 }

export function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name
}

function Beginning({ name }: { name: string }) {
  return (
    <p className="m-auto max-w-narrow py-10 text-center text-soft">
      Say hello to {name}. What kind of pool is it, and what does it need?
    </p>
  )
}
