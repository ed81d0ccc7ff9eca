import { page } from '../platform/page.server.ts'
import { refuse } from '../platform/refusal.ts'
import { privateMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/dev-states'
import { BookingStates } from './dev-states/booking-states.tsx'
import { MessageStates } from './dev-states/message-states.tsx'
import { FormStates, PieceStates } from './dev-states/piece-states.tsx'
import { MembershipStates, ServiceStates } from './dev-states/pro-work-states.tsx'
import { ProStates, SearchStates } from './dev-states/pro-states.tsx'
import { ProfileStates } from './dev-states/profile-states.tsx'

export const meta: Route.MetaFunction = () => privateMeta('States')

export const loader = page(async (visit) => {
  if (visit.config.production) refuse('missing', 'There is no such page.')
  return null
})

/** Every state of the screens' components, with made-up props, for developers. */
export default function DevStatesPage() {
  return (
    <div className="wrap py-10">
      <h1 className="text-title">States</h1>
      <p className="mt-2 max-w-measure text-soft">
        The real components with made-up people, side by side. Nothing here is kept, and forms lead nowhere.
      </p>
      <nav aria-label="States" className="mt-5 mb-8">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {groups.map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ProStates />
      <SearchStates />
      <ProfileStates />
      <BookingStates />
      <ServiceStates />
      <MembershipStates />
      <MessageStates />
      <FormStates />
      <PieceStates />
    </div>
  )
}

const groups = [
  ['pro-card', 'Pro card'],
  ['search', 'Search results'],
  ['profile', 'A pro’s page'],
  ['bookings', 'Bookings'],
  ['services', 'A pro’s own services'],
  ['membership', 'Membership'],
  ['messages', 'Messages'],
  ['forms', 'Forms'],
  ['pieces', 'Pieces'],
]
