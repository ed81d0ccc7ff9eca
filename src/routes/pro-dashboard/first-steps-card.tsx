import { defaultHoursWords } from '../../features/availability/hours-words.ts'
import type { MembershipView } from '../../features/memberships/membership.ts'
import type { FirstSteps } from '../../features/pros/first-steps.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/**
 * The next steps of a new business, and those already done. The hours come first: homeowners can request appointments
 * at the default ones already, and services may have to wait for a membership.
 */
export function FirstStepsCard({ steps, membership, hasRequests }: FirstStepsCardProps) {
  const { active, awaitsApproval } = membership
  const done = 1 + Object.values(steps).filter(Boolean).length
  return (
    <Card as="section" aria-labelledby="first-steps">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="first-steps" className="text-heading">
          {hasRequests ? 'Finish your profile' : 'Get ready for your first request'}
        </h2>
        <p className="text-small text-soft">{done} of 5 done</p>
      </div>
      <ol className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Step
          done
          to="/pro-dashboard?tab=profile"
          name="Say who you are"
          why={awaitsApproval ? 'We are reviewing your business.' : 'Your profile is live.'}
        />
        <Step
          done={steps.hasHours}
          to="/pro-dashboard/hours"
          name="Set your hours"
          why={steps.hasHours ? null : `Until you do, homeowners can request visits ${defaultHoursWords}.`}
        />
        <Step
          done={steps.hasServices}
          to={active ? '/pro-dashboard?tab=services&edit=new' : null}
          name="Offer a service"
          why={
            active
              ? 'Homeowners compare what you offer and what it costs.'
              : 'As soon as your business is approved and your membership begins.'
          }
        />
        <Step
          done={steps.hasPicture}
          to="/profile?tab=business#business-picture"
          name="Add a picture"
          why="People open the gate to a face they know."
        />
        <Step
          done={steps.hasContact}
          to="/profile?tab=business&contact#business-contact"
          name="Add your phone and email"
          why="Your membership shows them on your profile."
        />
      </ol>
    </Card>
  )
}

interface FirstStepsCardProps {
  steps: FirstSteps
  /** Services can be added only with one. */
  membership: Pick<MembershipView, 'active' | 'awaitsApproval'>
  hasRequests: boolean
}

function Step({ done, to, name, why }: StepProps) {
  return (
    <li className="flex items-start gap-3">
      <Icon
        name={done ? 'check-circle' : to === null ? 'lock' : 'arrow-right'}
        className={`mt-0.5 size-6 ${done ? 'text-palm' : 'text-pool'}`}
      />
      <div>
        {done || to === null ? (
          <p className="font-bold">
            {name}
            {done ? <span className="sr-only">: done</span> : null}
          </p>
        ) : (
          <Link to={to} className="link font-bold">
            {name}
          </Link>
        )}
        {why ? <p className="text-small text-soft">{why}</p> : null}
      </div>
    </li>
  )
}

interface StepProps {
  done: boolean
  /** Null until it can be done. */
  to: string | null
  name: string
  /** Null for what is no longer true. */
  why: string | null
}
