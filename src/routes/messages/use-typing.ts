import { useEffect, useRef, useState } from 'react'

import { useLiveEvents } from '../../shell/use-live.ts'
import { sendTyping } from './thread-calls.ts'

const sendEvery = 2_000
const shownFor = 5_000

/** Whether the other person is typing, and a function to report that this user is. */
export function useTyping(userId: string, conversationId: string | null) {
  const [until, setUntil] = useState(0)
  const lastSent = useRef(0)
  useLiveEvents((event) => {
    if (event.type === 'typing' && event.data.userId === userId) setUntil(Date.now() + shownFor)
    // The page does not know the ID of a conversation that has begun since it was loaded.
    const isHere = (id: string) => conversationId === null || id === conversationId
    if (event.type === 'message' && isHere(event.data.conversationId)) setUntil(0)
  })
  // There is no event for stopping: typing ends when no further event comes.
  useEffect(() => {
    if (until === 0) return undefined
    const timer = setTimeout(() => setUntil(0), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])

  return {
    theyType: until > 0,
    rest: () => {
      lastSent.current = 0
    },
    type: () => {
      if (Date.now() - lastSent.current < sendEvery) return
      lastSent.current = Date.now()
      void sendTyping(userId)
    },
  }
}
