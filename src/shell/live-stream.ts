import { isLiveEvent, liveEventTypes } from '../platform/bus/live-event.ts'
import { leaveEndedSession } from './ended-session.ts'
import { liveState, handleLiveUpdate, type LiveUpdate } from './live.ts'

const name = 'poolwell-live'
const firstWait = 1_000
const longestWait = 60_000

/** Messages between tabs: 'viewer' is who is signed in, or nobody after a logout. */
type Said = LiveUpdate | { kind: 'who leads' } | { kind: 'viewer'; id: string | null }

/** Whose frame this tab shows. */
let shownTo: string | null = null

/**
 * Joins this browser's one stream: the tab that holds the lock reads it and tells the others. When that tab is closed,
 * or the user is signed out, the next one takes over. A page that was rendered for another viewer is reloaded.
 */
export function joinStream(viewerId: string, leaving: AbortSignal): void {
  if (leaving.aborted) return
  shownTo = viewerId
  const channel = new BroadcastChannel(name)
  const share: (said: Said) => void = channel.postMessage.bind(channel)
  let queues = false
  let leads = false
  const queue = async () => {
    if (queues) return
    queues = true
    await lead(leaving, broadcast)
    queues = leads = false
  }
  const broadcast = (update: LiveUpdate) => {
    leads = true
    share(update)
    receive(update, leaving)
  }
  const hear = ({ data }: MessageEvent<Said>) => {
    if (data.kind === 'viewer') return data.id === viewerId ? undefined : location.reload()
    if (data.kind !== 'who leads') receive(data, leaving)
    else if (leads) share({ kind: 'state', state: liveState() })
    // After the stream ended: somebody is signed in again.
    if (liveState() === 'open') void queue()
  }
  channel.addEventListener('message', hear, { signal: leaving })
  watchHours(leaving)
  share({ kind: 'viewer', id: viewerId })
  share({ kind: 'who leads' })
  void queue()
  leaving.addEventListener('abort', () => {
    handleLiveUpdate({ kind: 'state', state: 'connecting' })
    shownTo = null
    // The frame of an error screen is a new one, of the same user.
    setTimeout(() => {
      // A user who was sent to the login did not log out: their unsent text in another tab waits until they are back.
      if (shownTo === null && location.pathname !== '/login') share({ kind: 'viewer', id: null })
      channel.close()
    }, newFrameWithin)
  })
}

/** Milliseconds in which a new frame has joined the stream again. */
const newFrameWithin = 100

/**
 * Pages say “Today”, and what can be done depends on it. Each business has its own midnight, on some hour: a page that
 * is looked at in another hour than it was loaded in is loaded again.
 */
function watchHours(leaving: AbortSignal): void {
  let loadedIn = presentHour()
  const look = () => {
    if (document.hidden || presentHour() === loadedIn) return
    loadedIn = presentHour()
    handleLiveUpdate({ kind: 'event', event: { type: 'resync', data: {} } })
  }
  const timer = setInterval(look, lookEvery)
  document.addEventListener('visibilitychange', look, { signal: leaving })
  leaving.addEventListener('abort', () => clearInterval(timer))
}

/** "2026-11-27T10" */
function presentHour(): string {
  return new Date().toISOString().slice(0, 13)
}

const lookEvery = 60_000
/** Longer than any browser makes a hidden tab wait. */
const sleptAfter = 150_000

/**
 * The connection of a device that slept is dead, which some browsers notice only minutes later. Returns a function that
 * ends the watch.
 */
function watchSleep(wake: () => void): () => void {
  let looked = Date.now()
  const timer = setInterval(() => {
    const slept = Date.now() - looked > sleptAfter
    looked = Date.now()
    if (slept) wake()
  }, lookEvery)
  return () => clearInterval(timer)
}

/**
 * Milliseconds that a page gets to go on by itself if it ended the session: by logging out, or deleting the account.
 */
const goesOnWithin = 2_000

function receive(update: LiveUpdate, leaving: AbortSignal): void {
  handleLiveUpdate(update)
  if (update.kind !== 'state' || update.state !== 'over') return
  setTimeout(() => {
    if (!leaving.aborted && liveState() === 'over') leaveEndedSession()
  }, goesOnWithin)
}

async function lead(leaving: AbortSignal, broadcast: (update: LiveUpdate) => void): Promise<void> {
  const untilOver = () =>
    new Promise<void>((over) => {
      readStream(leaving, broadcast, over)
      leaving.addEventListener('abort', () => over())
    })
  // Locks exist only on secure pages; elsewhere each tab reads for itself.
  if (!('locks' in navigator)) return untilOver()
  await navigator.locks.request(name, { signal: leaving }, untilOver).catch(() => undefined)
}

function readStream(leaving: AbortSignal, broadcast: (update: LiveUpdate) => void, over: () => void): void {
  let wait = firstWait
  let retry: ReturnType<typeof setTimeout> | undefined
  let source: EventSource | undefined
  const close = () => {
    clearTimeout(retry)
    source?.close()
  }
  const stopWatching = watchSleep(open)
  leaving.addEventListener('abort', () => {
    stopWatching()
    close()
  })
  if (!leaving.aborted) open()

  function open(): void {
    close()
    broadcast({ kind: 'state', state: liveState() === 'interrupted' ? 'interrupted' : 'connecting' })
    const opened = new EventSource('/api/events')
    source = opened
    opened.addEventListener('open', () => {
      wait = firstWait
      broadcast({ kind: 'state', state: 'open' })
    })
    for (const type of liveEventTypes) {
      opened.addEventListener(type, ({ data }: MessageEvent<string>) => {
        const event: { type: typeof type; data: unknown } = { type, data: JSON.parse(data) }
        if (isLiveEvent(event)) broadcast({ kind: 'event', event })
      })
    }
    opened.addEventListener('error', () => {
      broadcast({ kind: 'state', state: 'interrupted' })
      // EventSource does not reconnect after an answer that is not an event stream.
      if (opened.readyState === EventSource.CLOSED) void again()
    })
  }

  async function again(): Promise<void> {
    const answer = await fetch('/api/auth/user').catch(() => null)
    // Meanwhile the page may have been left, or the stream opened by `watchSleep`.
    if (leaving.aborted || source?.readyState !== EventSource.CLOSED) return
    if (answer?.status === 401) {
      stopWatching()
      broadcast({ kind: 'state', state: 'over' })
      return over()
    }
    retry = setTimeout(open, wait * (0.5 + Math.random()))
    wait = Math.min(wait * 2, longestWait)
  }
}
