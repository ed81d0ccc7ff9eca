import { useEffect, useRef } from 'react'

import { draftKey, joinedDraft, keepOnlyDraftsOf, readDraft, storeDraft } from '../../platform/draft.ts'

interface DraftOptions {
  viewerId: string
  userId: string
  /** Words that could not be sent: they are part of the draft as long as they only wait to be tried again. */
  failedWords: string
}

/** A text area whose half-written text survives a reload of this tab, and a look at other pages. */
export function useDraft({ viewerId, userId, failedWords }: DraftOptions) {
  const area = useRef<HTMLTextAreaElement>(null)
  const key = draftKey(viewerId, userId)
  const keep = () => storeDraft(key, [failedWords, area.current?.value ?? ''])
  // What was typed before is known to this tab alone.
  useEffect(() => {
    keepOnlyDraftsOf(viewerId)
    if (area.current) area.current.value = joinedDraft(readDraft(key), area.current.value)
  }, [viewerId, key])
  // After the one above, which reads what this overwrites.
  useEffect(() => storeDraft(key, [failedWords, area.current?.value ?? '']), [key, failedWords])

  return {
    area,
    keep,
    /** The text, which is then gone; empty when there is none to send. */
    take: () => {
      const text = area.current?.value ?? ''
      if (!area.current || text.trim() === '') return ''
      area.current.value = ''
      keep()
      return text
    },
  }
}
