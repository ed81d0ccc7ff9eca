import { type MembershipView, planNamed } from '../../features/memberships/membership.ts'
import { MembershipPanel } from '../../features/memberships/membership-panel.tsx'
import { MembershipRequired } from '../../features/memberships/membership-required.tsx'
import { FirstStepsCard } from '../pro-dashboard/first-steps-card.tsx'
import { ServicesTab } from '../pro-dashboard/services-tab.tsx'
import { OwnWorkPhotos } from '../profile/own-work-photos.tsx'
import { services } from './made-up.ts'
import { member, none } from './made-up-memberships.ts'
import { Group, State } from './state.tsx'

export function MembershipStates() {
  return (
    <Group id="membership" title="Membership">
      {memberships.map(({ name, membership, isRunningOut }) => (
        <State key={name} name={name}>
          <div className="grid gap-4">
            {membership.active && !isRunningOut ? null : <MembershipRequired membership={membership} />}
            <MembershipPanel membership={membership} />
          </div>
        </State>
      ))}
    </Group>
  )
}

export function ServiceStates() {
  return (
    <Group id="services" title="A pro's own services">
      <State name="A new business" wide>
        <FirstStepsCard
          steps={{ hasServices: true, hasHours: false, hasPicture: false, hasContact: false }}
          membership={member}
          hasRequests={false}
        />
      </State>
      <State name="A business under review" wide>
        <FirstStepsCard
          steps={{ hasServices: false, hasHours: true, hasPicture: false, hasContact: false }}
          membership={{ ...none, awaitsApproval: true }}
          hasRequests={false}
        />
      </State>
      <State name="None, with a membership">
        <ServicesTab offered={[]} categories={[]} active refused={undefined} />
      </State>
      <State name="None, without a membership">
        <ServicesTab offered={[]} categories={[]} active={false} refused={undefined} />
      </State>
      <State name="Photos of work: none, without a membership">
        <OwnWorkPhotos photos={[]} locked refused={undefined} />
      </State>
      <State name="Several" wide>
        <ServicesTab offered={services} categories={[]} active refused={undefined} />
      </State>
    </Group>
  )
}

const monthly = planNamed('monthly')

const memberships: { name: string; membership: MembershipView; isRunningOut?: boolean }[] = [
  { name: 'None, trial available', membership: none },
  { name: 'None, and the business awaits approval', membership: { ...none, awaitsApproval: true } },
  { name: 'Trial', membership: { ...member, status: 'trial', plan: monthly } },
  {
    name: 'Trial, in its last three days',
    membership: { ...member, status: 'trial', plan: monthly },
    isRunningOut: true,
  },
  { name: 'Trial, with a card', membership: { ...member, status: 'trial', plan: monthly, hasCard: true } },
  { name: 'Active', membership: member },
  { name: 'Active, another plan follows', membership: { ...member, nextPlan: monthly } },
  { name: 'Active, ends with the period', membership: { ...member, cancelAtPeriodEnd: true } },
  { name: 'Past due', membership: { ...member, status: 'past_due', active: false } },
  { name: 'Canceled', membership: { ...member, status: 'canceled', active: false } },
]
