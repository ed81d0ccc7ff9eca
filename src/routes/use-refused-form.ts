import { useEffect, useState } from 'react'
import { type Location, useLocation, useNavigation } from 'react-router'

import type { RefusedForm } from '../platform/forms/refused-form.ts'
import { isSecret, textFields } from '../platform/forms/typed-fields.ts'
import { useViewer } from '../shell/use-viewer.ts'
import { formKeptFor, keepForm, type KeptForm } from './form-kept.ts'

/**
 * The answer to a page's form. If its sender had been signed out and sent to the login page, it is what they had typed,
 * once the same user is back.
 */
export function useRefusedForm<Answer>(answer: Answer): Answer | RefusedForm {
  const again = useRestoredForm()
  return answer ?? again?.refused ?? answer
}

/** The form that led to the login page instead of being accepted, where it was sent and until one is sent again. */
export function useRestoredForm(): KeptForm | null {
  const { pathname, search } = useLocation()
  const { location, formData } = useNavigation()
  const writerId = useViewer()?.id
  const here = pathname + search
  const [found, setFound] = useState(() => ownForm(here, writerId))
  if (formData && found) setFound(null)

  // What was typed is kept for the next visit as well; the error is shown once.
  useEffect(() => {
    if (found) keepForm({ ...found, refused: { ...found.refused, message: null } })
  }, [found])

  // Only while the navigation is loading are both the posted form and its destination known.
  useEffect(() => {
    if (!formData) return
    const address = addressAfterLogin(location)
    keepForm(address === null ? null : { writerId, address, ...whatWasTyped(formData) })
  }, [location, formData, writerId])
  return found?.address === here ? found : null
}

function ownForm(here: string, writerId: string | undefined): KeptForm | null {
  const kept = formKeptFor(here)
  return kept?.writerId === writerId ? kept : null
}

function addressAfterLogin(location: Location | undefined): string | null {
  return location?.pathname === '/login' ? new URLSearchParams(location.search).get('redirect') : null
}

function whatWasTyped(form: FormData) {
  const typed = [...form].filter(([name]) => !isSecret(name))
  const message = 'You were logged out. Please send this again.'
  return { typed, refused: { message, fields: {}, values: textFields(typed) } }
}
