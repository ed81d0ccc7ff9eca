import { type ComponentProps, Suspense, useState } from 'react'

import { lazyComponent } from '../../ui/lazy-component.ts'
import { MessageList } from './message-list.tsx'

interface MessageLogProps extends ComponentProps<typeof MessageList> {
  hasEarlier: boolean
  readEarlier: () => Promise<void>
}

/** The messages as they scroll: new ones are announced, a page of the history is not. */
export function MessageLog({ hasEarlier, readEarlier, ...list }: MessageLogProps) {
  const [quiet, setQuiet] = useState(false)
  const { name, messages, outgoing } = list

  async function readQuietly() {
    setQuiet(true)
    await readEarlier()
    // Screen readers look at what was added a moment later.
    setTimeout(() => setQuiet(false), 500)
  }

  return (
    // Upside down, so that it begins and stays at the end, also without scripts.
    <div
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

// What scrolls has to be reached by keyboard, and what is read is no control.
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
