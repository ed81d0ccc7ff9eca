import { createContext, type FormEvent, useContext, useState } from 'react'
import { useActionData } from 'react-router'

interface Changes {
  /** The names of controls changed since their form was sent: their errors may no longer apply. */
  names: readonly string[]
  /** How many of them are on their way, or saved by now. */
  sent: number
  /** Whether its answer came after these changes, and its user has not reacted yet. */
  isNews: boolean
}

export const ChangedFields = createContext<Changes>({ names: [], sent: 0, isNews: false })

/** The error of a field, until the field is changed. */
export function useFieldError(name: string, error: string | undefined): string | undefined {
  return useContext(ChangedFields).names.includes(name) ? undefined : error
}

/** The fields changed since the form was last answered, or while it was on its way, and the handlers that record them. */
export function useChangedFields() {
  // Not when the form is no longer submitting: an accepted one still has its last answer while the next page loads.
  const answer = useActionData<unknown>()
  const [{ seen, ...changes }, set] = useState({ seen: answer, ...unchanged })
  const { names, sent, isNews } = changes
  // The answer knows nothing of what was changed after the form was sent.
  if (seen !== answer) set({ seen: answer, sent: 0, names: names.slice(sent), isNews: true })

  const note = ({ target }: FormEvent) => {
    const name = 'name' in target && String(target.name)
    if (!name || (names.includes(name, sent) && !isNews)) return
    // Several fields may change at once, as when a ZIP code fills in its town.
    set((before) => ({ ...before, names: [...before.names, name], isNews: false }))
  }
  const noteSent = () => set((before) => ({ ...before, sent: before.names.length, isNews: false }))
  return { changes, note, noteSent }
}

const unchanged: Changes = { names: [], sent: 0, isNews: false }
