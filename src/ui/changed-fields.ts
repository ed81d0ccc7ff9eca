import { createContext, type FormEvent, useContext, useState } from 'react'
import { useActionData } from 'react-router'

/** The names of controls changed since their form came back: their errors may no longer apply. */
export const ChangedFields = createContext<readonly string[]>([])

/** The error of a field, until the field is changed. */
export function useFieldError(name: string, error: string | undefined): string | undefined {
  return useContext(ChangedFields).includes(name) ? undefined : error
}

/** The fields changed since the form's last answer, and the handler that records them. */
export function useChangedFields() {
  // Not when the form is no longer submitting: an accepted one still has its last answer while the next page loads.
  const answer = useActionData<unknown>()
  const [{ seen, names }, set] = useState<{ seen: unknown; names: readonly string[] }>({ seen: answer, names: [] })
  if (seen !== answer) set({ seen: answer, names: [] })

  const note = ({ target }: FormEvent) => {
    const name = 'name' in target && String(target.name)
    if (!name || names.includes(name)) return
    // Several fields may change at once, as when a ZIP code fills in its town.
    set(({ names, ...rest }) => ({ ...rest, names: [...names, name] }))
  }
  return { names, note }
}
