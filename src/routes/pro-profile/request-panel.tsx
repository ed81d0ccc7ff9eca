import { searchedTown } from '../../features/places/last-search.ts'
import type { Place } from '../../features/places/place.ts'
import type { ProProfile } from '../../features/pros/pro.ts'
import { isMember } from '../../features/pros/pro-card-face.ts'
import type { RefusedForm } from '../../platform/refused-form.ts'
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
      <Own pro={pro} {...access} />
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

// Most people read a profile without an account.
const BookingRequestForm = lazyComponent(
  async () => (await import('../../features/bookings/request/booking-request-form.tsx')).BookingRequestForm,
)

/** For the pro's own profile: what others see here, and where to change it. */
function Own({ pro, awaitsApproval, hasPlan }: { pro: ProProfile; awaitsApproval: boolean; hasPlan: boolean }) {
  const member = isMember(pro)
  return (
    <Card className="grid justify-items-start gap-3">
      <p className="font-display text-heading leading-tight font-bold">This is your public profile</p>
      <p className="text-soft">
        {awaitsApproval ? unapproved : null} {member ? (awaitsApproval ? null : open) : locked}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {member ? null : (
          <ButtonLink to="/subscription-plans">{hasPlan ? 'See your membership' : 'See the plans'}</ButtonLink>
        )}
        <ButtonLink to="/profile?tab=business" variant="quiet">
          Edit your business
        </ButtonLink>
        <ButtonLink to="/pro-dashboard?tab=services" variant="quiet">
          Edit your services
        </ButtonLink>
      </div>
    </Card>
  )
}

const open = 'This is where homeowners find the request form.'
const unapproved = 'Homeowners can find it as soon as it is approved.'
const locked = 'Without a membership, homeowners see neither this form nor your phone, email and pictures.'

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

function FindOthers({ city, state }: Pick<Place, 'city' | 'state'>) {
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
    title: 'This pro takes no requests here right now',
    text: 'You can still read the reviews, or look for another pro near you.',
  },
  blocked: {
    title: 'You cannot send this pro a request',
    text: 'The two of you cannot write to each other.',
  },
  pro: { title: 'Requests come from homeowners', text: 'With a pro account you cannot request services.' },
}
