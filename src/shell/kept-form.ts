import { useEffect, useState } from 'react'
import { type Location, useLocation, useNavigation } from 'react-router'

import { useViewer } from './use-viewer.ts'

// In this document's memory alone: what is typed may be private, and logging in does not leave the document.
let kept: { writerId: string | undefined; address: string; unsent: Unsent } | null = null

/** At the root: keeps the form whose answer was the login page, because its sender had been signed out meanwhile. */
export function useFormKeeper(): void {
  const { location, formData, formAction } = useNavigation()
  const writerId = useViewer()?.id
  // What the router is doing can be noted only once it is shown.
  useEffect(() => {
    if (!formData || entrances.some((path) => formAction?.startsWith(path))) return
    const address = addressAfterLogin(location)
    kept = address === null ? null : { writerId, address, unsent: unsentOf(formData) }
  }, [location, formData, formAction, writerId])
}

/** The answer to a page's form; for the same person back from the login, what they had typed before it. */
export function useUnsent<Answer>(answer: Answer): Answer | Unsent {
  const { pathname, search } = useLocation()
  const viewerId = useViewer()?.id
  const isMine = kept?.address === pathname + search && kept.writerId === viewerId
  const [found, setFound] = useState(isMine ? kept?.unsent : undefined)
  const sent = useNavigation().formData !== undefined
  if (sent && found) setFound(undefined)
  return answer ?? found ?? answer
}

/** The shape of an action's answer to a form that did not go through. */
interface Unsent {
  message: string
  fields: Record<string, string>
  values: Record<string, string>
}

const entrances = ['/login', '/register']

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
