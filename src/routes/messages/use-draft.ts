import { useEffect, useRef } from 'react'

import { draftKey, joinedDraft, keepOnlyDraftsOf, readDraft, storeDraft } from '../../platform/forms/draft.ts'

interface DraftOptions {
  viewerId: string
  userId: string
  /** Texts that could not be sent: they are part of the draft until they are retried. */
  failedWords: string
}

/** A text area whose unsent text survives a reload of this tab and visits to other pages. */
export function useDraft({ viewerId, userId, failedWords }: DraftOptions) {
  const area = useRef<HTMLTextAreaElement>(null)
  const key = draftKey(viewerId, userId)
  const keep = () => storeDraft(key, [failedWords, area.current?.value ?? ''])
  // Only this tab knows what was typed before.
  useEffect(() => {
    keepOnlyDraftsOf(viewerId)
    if (area.current) area.current.value = joinedDraft(readDraft(key), area.current.value)
  }, [viewerId, key])
  // After the effect above, which reads what this one overwrites.
  useEffect(() => storeDraft(key, [failedWords, area.current?.value ?? '']), [key, failedWords])

  return {
    area,
    keep,
    /** Returns the text and clears it; empty when there is none to send. */
    take: () => {
      const text = area.current?.value ?? ''
      if (!area.current || text.trim() === '') return ''
      area.current.value = ''
      keep()
      return text
    },
  }
}
