import { useEffect, useMemo, useState } from 'react'
import { type Location, useLocation, useNavigation } from 'react-router'

import type { Unsent } from '../platform/page.server.ts'
import { isSecret, textFields } from '../platform/typed-fields.ts'
import { useViewer } from '../shell/use-viewer.ts'

// In this document's memory alone: what is typed may be private, and logging in does not leave the document.
let kept: { writerId: string | undefined; address: string; form: FormData } | null = null

export const signedOutMeanwhile = 'You had been signed out. Please send this again.'

/**
 * The answer to a page's form. Where that was the login page, because its sender had been signed out meanwhile, it is
 * what had been typed, once the same person is back.
 */
export function useUnsent<Answer>(answer: Answer): Answer | Unsent {
  const form = useKeptForm()
  const unsent = useMemo(() => form && { message: signedOutMeanwhile, fields: {}, values: textFields(form) }, [form])
  return answer ?? unsent ?? answer
}

/** The form that led to the login page instead of being taken, where it was sent and until one is sent again. */
export function useKeptForm(): FormData | undefined {
  const { pathname, search } = useLocation()
  const { location, formData } = useNavigation()
  const viewerId = useViewer()?.id
  const here = pathname + search
  const isMine = kept?.address === here && kept.writerId === viewerId
  const [found, setFound] = useState(isMine ? kept : null)
  if (formData && found) setFound(null)

  // Only while the answer is on its way is it known both what was sent and where it leads.
  useEffect(() => {
    if (!formData) return
    const address = addressAfterLogin(location)
    kept = address === null ? null : { writerId: viewerId, address, form: withoutSecrets(formData) }
  }, [location, formData, viewerId])
  return found?.address === here ? found.form : undefined
}

function addressAfterLogin(location: Location | undefined): string | null {
  return location?.pathname === '/login' ? new URLSearchParams(location.search).get('redirect') : null
}

function withoutSecrets(form: FormData): FormData {
  const left = new FormData()
  for (const [name, value] of form) if (!isSecret(name)) left.append(name, value)
  return left
}
