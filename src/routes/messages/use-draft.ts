import { useEffect, useRef } from 'react'

import { draftKey, joinedDraft, keepOnlyDraftsOf, readDraft, storeDraft } from '../../platform/forms/draft.ts'

interface DraftOptions {
  viewerId: string
  userId: string
  /** Texts that could not be sent: they are part of the draft until they are retried. */
  failedWords: string
  /** A text that the page came with. As long as it stays as it is, nobody wrote it. */
  prepared?: string | undefined
}

/** A text area whose unsent text survives a reload of this tab and visits to other pages. */
export function useDraft({ viewerId, userId, failedWords, prepared }: DraftOptions) {
  const area = useRef<HTMLTextAreaElement>(null)
  const key = draftKey(viewerId, userId)
  const keep = () => storeDraft(key, [failedWords, written(area.current, prepared)])
  // Only this tab knows what was typed before.
  useEffect(() => {
    keepOnlyDraftsOf(viewerId)
    if (area.current) area.current.value = joinedDraft(readDraft(key), area.current.value)
  }, [viewerId, key])
  // After the effect above, which reads what this one overwrites.
  useEffect(() => storeDraft(key, [failedWords, written(area.current, prepared)]), [key, failedWords, prepared])

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

function written(area: HTMLTextAreaElement | null, prepared: string | undefined): string {
  const text = area?.value ?? ''
  return text === prepared ? '' : text
}
