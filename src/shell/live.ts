import { type LiveEvent, liveEventTypes } from '../platform/live-event.ts'

/** 'over': nobody is signed in any more, and there is nothing to wait for. */
export type LiveState = 'connecting' | 'open' | 'interrupted' | 'over'

type Told = { kind: 'event'; event: LiveEvent } | { kind: 'state'; state: LiveState } | { kind: 'who leads' }

const name = 'poolwell-live'
const firstWait = 1_000
const longestWait = 60_000
const listeners = new Set<(event: LiveEvent) => void>()
const stateListeners = new Set<() => void>()
let state: LiveState = 'connecting'

export const liveState = (): LiveState => state

export function subscribeToLiveState(listener: () => void): () => void {
  stateListeners.add(listener)
  return () => stateListeners.delete(listener)
}

export function hearLive(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Joins the one stream of this browser: the tab that holds the lock reads it and tells the others; when it is closed the
 * next one takes over. Returns how to leave.
 */
export function startLive(): () => void {
  const channel = new BroadcastChannel(name)
  const share: (told: Told) => void = channel.postMessage.bind(channel)
  const leaving = new AbortController()
  let leads = false
  const tell = (told: Told) => {
    leads = true
    share(told)
    take(told)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.kind !== 'who leads') take(data)
    else if (leads) share({ kind: 'state', state })
  })
  share({ kind: 'who leads' })
  void lead(leaving.signal, tell)
  return () => {
    leaving.abort()
    channel.close()
    take({ kind: 'state', state: 'connecting' })
  }
}

async function lead(leaving: AbortSignal, tell: (told: Told) => void): Promise<void> {
  const untilLeft = () =>
    new Promise<void>((left) => {
      readStream(leaving, tell)
      leaving.addEventListener('abort', () => left())
    })
  // Locks exist on secure pages only; elsewhere each tab reads for itself.
  if (!('locks' in navigator)) return untilLeft()
  await navigator.locks.request(name, { signal: leaving }, untilLeft).catch(() => undefined)
}

function readStream(leaving: AbortSignal, tell: (told: Told) => void): void {
  let wait = firstWait
  let retry: ReturnType<typeof setTimeout> | undefined
  let source: EventSource | undefined
  leaving.addEventListener('abort', () => {
    clearTimeout(retry)
    source?.close()
  })
  if (!leaving.aborted) open()

  function open(): void {
    tell({ kind: 'state', state: state === 'interrupted' ? state : 'connecting' })
    const opened = new EventSource('/api/events')
    source = opened
    opened.addEventListener('open', () => {
      wait = firstWait
      tell({ kind: 'state', state: 'open' })
    })
    for (const type of liveEventTypes) {
      opened.addEventListener(type, ({ data }: MessageEvent<string>) => {
        const event: LiveEvent = JSON.parse(`{"type":"${type}","data":${data}}`)
        tell({ kind: 'event', event })
      })
    }
    opened.addEventListener('error', () => {
      tell({ kind: 'state', state: 'interrupted' })
      // After an answer that is no stream the browser does not try again by itself.
      if (opened.readyState === EventSource.CLOSED) void again()
    })
  }

  async function again(): Promise<void> {
    const answer = await fetch('/api/auth/user').catch(() => null)
    if (leaving.aborted) return
    if (answer?.status === 401) return tell({ kind: 'state', state: 'over' })
    retry = setTimeout(open, wait * (0.5 + Math.random()))
    wait = Math.min(wait * 2, longestWait)
  }
}

function take(told: Told): void {
  if (told.kind === 'event') for (const listener of listeners) listener(told.event)
  if (told.kind !== 'state' || told.state === state) return
  state = told.state
  for (const listener of stateListeners) listener()
  // Until now this tab heard nothing, whether it is new or the stream was away.
  if (state === 'open') for (const listener of listeners) listener({ type: 'resync', data: {} })
}
