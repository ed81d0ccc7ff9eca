// What was written in a message or a request and not sent, kept by the tab until it is closed or its writer logs out.

/** A draft is its writer's: whoever logs in next in this tab must not see it. */
export const draftKey = (writerId: string, userId: string) => `draft-${writerId}-${userId}`

export const readDraft = (key: string) => sessionStorage.getItem(key) ?? ''

/** Neither a draft nor what the page came with is lost. */
export const joinedDraft = (draft: string, text: string) =>
  draft.includes(text) ? draft : [draft, text].filter(Boolean).join('\n\n')

export function storeDraft(key: string, parts: string[]): void {
  const text = parts.filter(Boolean).join('\n\n')
  if (text) sessionStorage.setItem(key, text)
  else sessionStorage.removeItem(key)
}

/** Forgets what others wrote who were logged in here before. */
export function keepOnlyDraftsOf(writerId: string): void {
  forgetDrafts((key) => !key.startsWith(draftKey(writerId, '')))
}

/** All of them, or some. */
export function forgetDrafts(which: (key: string) => boolean = () => true): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith('draft-') && which(key)) sessionStorage.removeItem(key)
  }
}
