import { useEffect, useState } from 'react'
import { type Location, useLocation, useNavigation } from 'react-router'

import { useViewer } from '../shell/use-viewer.ts'

// In this document's memory alone: what is typed may be private, and logging in does not leave the document.
let kept: { writerId: string | undefined; address: string; unsent: Unsent } | null = null

/**
 * The answer to a page's form. Where that was the login page, because its sender had been signed out meanwhile, it is
 * what had been typed, once the same person is back.
 */
export function useUnsent<Answer>(answer: Answer): Answer | Unsent {
  const { pathname, search } = useLocation()
  const { location, formData } = useNavigation()
  const viewerId = useViewer()?.id
  const isMine = kept?.address === pathname + search && kept.writerId === viewerId
  const [found, setFound] = useState(isMine ? kept?.unsent : undefined)
  if (formData && found) setFound(undefined)

  // Only while the answer is on its way is it known both what was sent and where it leads.
  useEffect(() => {
    if (!formData) return
    const address = addressAfterLogin(location)
    kept = address === null ? null : { writerId: viewerId, address, unsent: unsentOf(formData) }
  }, [location, formData, viewerId])
  return answer ?? found ?? answer
}

/** The shape of an action's answer to a form that did not go through. */
interface Unsent {
  message: string
  fields: Record<string, string>
  values: Record<string, string>
}

function addressAfterLogin(location: Location | undefined): string | null {
  return location?.pathname === '/login' ? new URLSearchParams(location.search).get('redirect') : null
}

function unsentOf(form: FormData): Unsent {
  const typed = [...form].filter(([name]) => !/password/i.test(name))
  const values = Object.fromEntries(
    typed.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return { message: 'You had been signed out. Please send this again.', fields: {}, values }
}
