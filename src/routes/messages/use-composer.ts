import { type KeyboardEvent, useState } from 'react'

import { maxMessageLength, tooLongMessage } from '../../features/messages/message.ts'
import { useDraft } from './use-draft.ts'
import { usePhoto } from './use-photo.ts'

export interface ComposerOptions {
  viewerId: string
  userId: string
  /** The texts of messages that could not be sent. */
  failedWords: string
  prepared?: string | undefined
  /** Why a form that was sent without scripts came back. */
  problem: string | null | undefined
  onSend: (body: string, photo: File | null) => void
  onType: () => void
}

/** The text being written, its photo, and their errors. */
export function useComposer({ problem, onSend, onType, ...draft }: ComposerOptions) {
  const { area, keep, take } = useDraft(draft)
  const { input, photo, problem: unfit, choose, refuseUnreadable, drop, take: takePhoto } = usePhoto()
  const [wrong, setWrong] = useState(problem)
  const [excess, setExcess] = useState(0)

  /** A text that is too long stays, so that its author can shorten it. */
  function measure(): number {
    const excess = Math.max(0, Array.from(area.current?.value ?? '').length - maxMessageLength)
    setExcess(excess)
    return excess
  }
  function send() {
    if (measure()) return
    const body = take()
    const isEmpty = body === '' && photo === null
    setWrong(isEmpty ? 'Please write a message' : undefined)
    if (!isEmpty) onSend(body, takePhoto())
  }

  return {
    area,
    input,
    photo,
    excess,
    error: excess ? tooLongMessage : (unfit ?? wrong),
    send,
    dropPhoto: () => {
      drop()
      // Its button is gone with it.
      input.current?.focus()
    },
    refusePhoto: refuseUnreadable,
    choosePhoto: () => {
      setWrong(undefined)
      choose()
    },
    type: () => {
      measure()
      setWrong(undefined)
      keep()
      onType()
    },
    pressKey: (event: KeyboardEvent) => void (sendsNow(event) && send()),
  }
}

/** Enter sends, except on phones, where it starts a new line and the button sends. */
function sendsNow(event: KeyboardEvent): boolean {
  const { key, shiftKey, nativeEvent } = event
  // That Enter only ends the composition of a word, as in Japanese. Safari has ended it by then: only this code tells.
  const isOfWord = nativeEvent.isComposing || nativeEvent.keyCode === 229
  if (key !== 'Enter' || shiftKey || isOfWord || matchMedia('(pointer: coarse)').matches) return false
  event.preventDefault()
  return true
}
