import { useEffect, useState } from 'react'
import { redirect } from 'react-router'

import { safeRedirect } from '../features/accounts/account.ts'
import { readStoredAppointments } from '../features/bookings/today/stored-appointments.ts'
import type { TodaysAppointments } from '../features/bookings/today/todays-appointments.ts'
import { TodaysAppointmentsList } from '../features/bookings/today/todays-appointments-list.tsx'
import { Adrift } from '../shell/adrift.tsx'
import { privateMeta } from '../shell/page-meta.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/offline'

export const meta = () => privateMeta('You are offline')

/** A user whose browser can reach the server again is no longer offline. */
export function loader({ request }: Route.LoaderArgs) {
  const from = new URL(request.url).searchParams.get('from')
  if (from !== null) throw redirect(safeRedirect(from, '/'))
  return null
}

/**
 * Shown by the worker in place of any page that cannot be reached; it is the same for everybody and contains no user
 * data.
 */
export default function OfflinePage() {
  const kept = useKept()
  const isBack = useConnectionBack()
  return (
    <>
      <Adrift>
        <h1 className="text-title">{isBack ? 'You were offline' : 'You are offline'}</h1>
        <output className="block text-soft">
          {isBack
            ? 'You are back online: pick up where you left off.'
            : 'Poolwell cannot be reached just now. As soon as you have a connection, try again.'}
        </output>
        <Retry label={isBack ? 'Continue' : 'Try again'} />
      </Adrift>
      {kept ? (
        <div className="wrap pb-16">
          <div className="max-w-2xl">
            <TodaysAppointmentsList {...kept} />
          </div>
        </div>
      ) : null}
    </>
  )
}

/**
 * A link back to the requested page, as a full page load. Before scripts run it links to this address, which redirects
 * there.
 */
function Retry({ label }: { label: string }) {
  const target = useHydrated() ? safeRedirect(new URLSearchParams(location.search).get('from'), '/') : ''
  return (
    <ButtonLink reloadDocument to={target}>
      {label}
    </ButtonLink>
  )
}

function useKept(): TodaysAppointments | null {
  const [kept, setKept] = useState<TodaysAppointments | null>(null)
  // The appointments are in this browser's storage, which can be read only after the first render.
  useEffect(() => {
    void readStoredAppointments(new Date()).then(setKept)
  }, [])
  return kept
}

function useConnectionBack(): boolean {
  const [isBack, setBack] = useState(false)
  // Only the browser's events are reliable: its initial state is a guess.
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('online', () => setBack(true), { signal: listening.signal })
    addEventListener('offline', () => setBack(false), { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return isBack
}
