// Unsent text of a message or a request, stored by the tab until it is closed or its author logs out.

/** A draft belongs to its author: nobody who logs in next in this tab may see it. */
export const draftKey = (writerId: string, userId: string) => `draft-${writerId}-${userId}`

export const readDraft = (key: string) => sessionStorage.getItem(key) ?? ''

/** Combines the draft with the text that the page came with, so that neither is lost. */
export const joinedDraft = (draft: string, text: string) =>
  draft.includes(text) ? draft : [draft, text].filter(Boolean).join('\n\n')

export function storeDraft(key: string, parts: string[]): void {
  const text = parts.filter(Boolean).join('\n\n')
  if (text) sessionStorage.setItem(key, text)
  else sessionStorage.removeItem(key)
}

/** Deletes drafts of other accounts that were logged in here before. */
export function keepOnlyDraftsOf(writerId: string): void {
  forgetDrafts((key) => !key.startsWith(draftKey(writerId, '')))
}

/** Deletes all drafts, or some. */
export function forgetDrafts(which: (key: string) => boolean = () => true): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith('draft-') && which(key)) sessionStorage.removeItem(key)
  }
}
