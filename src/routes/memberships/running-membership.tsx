import type { MembershipView } from '../../features/memberships/membership.ts'
import { MembershipPanel } from '../../features/memberships/membership-panel.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** The membership's current state, and what comes next. */
export function RunningMembership({ membership, lacksServices, message }: RunningMembershipProps) {
  const isNext = membership.active && lacksServices
  return (
    <div className="mt-6 grid gap-6">
      {message ? (
        <p role="alert" className="rounded-field bg-canceled p-4 text-on-canceled">
          {message}
        </p>
      ) : null}
      <MembershipPanel membership={membership} />
      <div className="flex flex-wrap gap-2.5">
        {isNext ? (
          <ButtonLink to="/pro-dashboard?tab=services&edit=new" variant="main">
            Next: add your first service
          </ButtonLink>
        ) : null}
        <ButtonLink to="/pro-dashboard" variant={isNext || !membership.active ? 'quiet' : 'primary'}>
          Return to Dashboard
        </ButtonLink>
      </div>
    </div>
  )
}

interface RunningMembershipProps {
  membership: MembershipView
  /** The first step after a membership begins. */
  lacksServices: boolean
  message: string | null | undefined
}
