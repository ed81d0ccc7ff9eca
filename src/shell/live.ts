import type { LiveEvent } from '../platform/bus/live-event.ts'

/** 'over': nobody is signed in anymore, so there is nothing to wait for. */
export type LiveState = 'connecting' | 'open' | 'interrupted' | 'over'

export type LiveUpdate = { kind: 'event'; event: LiveEvent } | { kind: 'state'; state: LiveState }

const listeners = new Set<(event: LiveEvent) => void>()
const stateListeners = new Set<() => void>()
let state: LiveState = 'connecting'

export const liveState = (): LiveState => state

export function subscribeToLiveState(listener: () => void): () => void {
  stateListeners.add(listener)
  return () => stateListeners.delete(listener)
}

export function subscribeToLiveEvents(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Passes the stream's events to all listeners on this page. */
export function handleLiveUpdate(update: LiveUpdate): void {
  if (update.kind === 'event') for (const listener of listeners) listener(update.event)
  if (update.kind !== 'state' || update.state === state) return
  state = update.state
  for (const listener of stateListeners) listener()
  // Earlier events may have been missed, because the tab is new or the stream was interrupted.
  if (state === 'open') for (const listener of listeners) listener({ type: 'resync', data: {} })
}
