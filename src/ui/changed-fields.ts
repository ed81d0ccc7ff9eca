import { createContext, type FormEvent, useContext, useState } from 'react'
import { useNavigation } from 'react-router'

/** The names of controls that were changed since their form came back: what was wrong with them may not be any more. */
export const ChangedFields = createContext<readonly string[]>([])

/** The error of a field, until the field is changed. */
export function useFieldError(name: string, error: string | undefined): string | undefined {
  return useContext(ChangedFields).includes(name) ? undefined : error
}

/** What was changed in a form up to its next answer, and the handler that takes note of it. */
export function useChangedFields() {
  const { state } = useNavigation()
  const [{ seen, names }, set] = useState<{ seen: string; names: readonly string[] }>({ seen: state, names: [] })
  // The answer is there as soon as the form is no longer submitting; what the page then loads anew may take longer.
  if (seen !== state) set({ seen: state, names: seen === 'submitting' ? [] : names })

  const note = ({ target }: FormEvent) => {
    const name = 'name' in target && String(target.name)
    if (name && !names.includes(name)) set({ seen, names: [...names, name] })
  }
  return { names, note }
}
