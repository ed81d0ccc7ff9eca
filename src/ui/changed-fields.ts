import { createContext, type FormEvent, useContext, useState } from 'react'
import { useNavigation } from 'react-router'

/** The names of controls changed since their form came back: their errors may no longer apply. */
export const ChangedFields = createContext<readonly string[]>([])

/** The error of a field, until the field is changed. */
export function useFieldError(name: string, error: string | undefined): string | undefined {
  return useContext(ChangedFields).includes(name) ? undefined : error
}

/** The fields changed since the form's last answer, and the handler that records them. */
export function useChangedFields() {
  const { state } = useNavigation()
  const [{ seen, names }, set] = useState<{ seen: string; names: readonly string[] }>({ seen: state, names: [] })
  // The answer has arrived as soon as the form is no longer submitting; reloading the page's data may take longer.
  if (seen !== state) set({ seen: state, names: seen === 'submitting' ? [] : names })

  const note = ({ target }: FormEvent) => {
    const name = 'name' in target && String(target.name)
    if (!name || names.includes(name)) return
    // Several fields may change at once, as when a ZIP code fills in its town.
    set(({ names, ...rest }) => ({ ...rest, names: [...names, name] }))
  }
  return { names, note }
}
