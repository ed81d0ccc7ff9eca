import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import type { LiveEvent } from '../platform/bus/live-event.ts'
import { subscribeToLiveEvents, type LiveState, liveState, subscribeToLiveState } from './live.ts'
import { noteWriting } from './writing.ts'

const atMostEvery = 250

/** Keeps the stream open while the component is mounted. */
export function useLiveStream(viewerId: string) {
  // The connection to the server belongs to no component, and only signed-in users have one.
  useEffect(() => {
    const leaving = new AbortController()
    // What is typed before the stream's code has loaded counts, too.
    noteWriting(leaving.signal)
    void import('./live-stream.ts').then(
      ({ joinStream }) => joinStream(viewerId, leaving.signal),
      // Without it, each page is as it was when it was loaded.
      () => undefined,
    )
    return () => leaving.abort()
  }, [viewerId])
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(subscribeToLiveState, liveState, () => 'connecting')
}

export function useLiveEvents(listener: (event: LiveEvent) => void) {
  const latest = useEffectEvent(listener)
  // Events come from outside of React.
  useEffect(() => subscribeToLiveEvents((event) => latest(event)), [])
}

/** Calls `reload` shortly after events of these kinds, once per burst. */
export function useLiveReload(types: readonly LiveEvent['type'][], reload: () => void | Promise<void>) {
  const latest = useEffectEvent(reload)
  const wanted = useEffectEvent((event: LiveEvent) => types.includes(event.type))
  // Events come from outside of React.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = subscribeToLiveEvents((event) => {
      if (!wanted(event) || timer !== undefined) return
      timer = setTimeout(() => {
        timer = undefined
        void latest()
      }, atMostEvery)
    })
    return () => {
      leave()
      clearTimeout(timer)
    }
  }, [])
}
