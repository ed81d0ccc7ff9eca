import { searchedTown } from '../../features/places/last-search.ts'
import type { ProProfile } from '../../features/pros/pro.ts'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import type { RequestAccess } from './request-access.ts'
import { loginPath } from '../../platform/login-path.ts'
import { useOpenings } from '../use-openings.ts'

/** The request form, or the reason why there is none. */
export function RequestPanel({ pro, access, also = '', refused }: RequestPanelProps) {
  if (access.may === 'not')
    return access.because === 'own' ? (
      <OwnProfile pro={pro} {...access} />
    ) : (
      <NoForm {...{ pro, also }} because={access.because} />
    )
  return (
    <Card as="section" className="print:hidden" aria-label="Request service">
      <h2 className="mb-4 text-heading">{access.title ?? 'Request service'}</h2>
      {access.note ? <p className="-mt-2 mb-4 text-soft wrap-anywhere">{access.note}</p> : null}
      <BookingRequestForm key={access.replacesId ?? access.note} prepared={access} pro={pro} refused={refused} />
    </Card>
  )
}

interface RequestPanelProps {
  pro: ProProfile
  access: RequestAccess
  /** What the address keeps for the request form. */
  also?: string
  refused?: RefusedForm
}

// Most people read a profile without an account, and nearly all not their own.
const BookingRequestForm = lazyComponent(
  async () => (await import('../../features/bookings/request/booking-request-form.tsx')).BookingRequestForm,
)
const OwnProfile = lazyComponent(async () => (await import('./own-profile.tsx')).OwnProfile)

function NoForm({ pro, also, because }: NoFormProps) {
  if (because === 'signed-out') return <LogInFirst {...{ pro, also }} />
  return (
    <Card className="grid justify-items-start gap-3">
      <p className="font-display text-heading leading-tight font-bold">{notes[because].title}</p>
      <p className="text-soft">{notes[because].text}</p>
      {because !== 'pro' ? <FindOthers {...(searchedTown() ?? pro)} /> : null}
    </Card>
  )
}

interface NoFormProps {
  pro: ProProfile
  also: string
  because: 'signed-out' | 'pro' | 'closed' | 'blocked'
}

function FindOthers({ city, state }: Pick<ProProfile, 'city' | 'state'>) {
  return (
    <ButtonLink to={`/find-pros?location=${encodeURIComponent(`${city}, ${state}`)}`} variant="quiet">
      Find other pros in {city}
    </ButtonLink>
  )
}

function LogInFirst({ pro, also }: Omit<NoFormProps, 'because'>) {
  const form = `/pros/${pro.userId}?tab=request${also}#tab-panel`
  const opening = useOpenings([pro])[pro.userId]
  return (
    <Card className="grid justify-items-start gap-4">
      <p className="font-display text-heading leading-tight font-bold wrap-anywhere">
        Please log in to request services from {pro.businessName}
      </p>
      {/* Reserves the line for an answer that arrives after the page. */}
      <p className="font-semibold text-pool-deep">{opening ?? '\u00a0'}</p>
      <p className="text-soft">Your request goes to this pro only. Sending it is free.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={loginPath(form)} variant="main">
          Log in
        </ButtonLink>
        <ButtonLink to={`/register?redirect=${encodeURIComponent(form)}`} variant="quiet">
          Create an account
        </ButtonLink>
      </div>
    </Card>
  )
}

const notes = {
  closed: {
    title: 'This pro is not taking requests right now',
    text: 'You can still read the reviews, or look for another pro near you.',
  },
  blocked: {
    title: 'You cannot send this pro a request',
    text: 'The two of you cannot write to each other.',
  },
  pro: { title: 'Requests come from homeowners', text: 'With a pro account you cannot request services.' },
}
