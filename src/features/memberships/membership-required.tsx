import { Button, ButtonLink } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { formatDateIn } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { usePosting } from '../../ui/use-posting.ts'
import { isRunning, type MembershipView, trialDays } from './membership.ts'

interface MembershipRequiredProps {
  membership: MembershipView
  /** False next to the plans and the button for the card. */
  withWayOut?: boolean
}

/** Says what a pro is missing without an active membership, or will be after a trial, and what to do about it. */
export function MembershipRequired({ membership, withWayOut = true }: MembershipRequiredProps) {
  return (
    <section
      aria-labelledby="membership-required"
      className="flex items-start gap-4 rounded-card bg-pending p-5 text-on-pending sm:p-6"
    >
      <Icon name="warning" className="mt-0.5 size-6" />
      <div className="flex flex-1 flex-wrap items-center justify-between gap-4">
        <div className="max-w-measure">
          <h2 id="membership-required" className="text-lead">
            {titleOf(membership)}
          </h2>
          <p className="mt-1 leading-snug">{reason(membership)}</p>
        </div>
        {withWayOut ? <WayOut membership={membership} /> : null}
      </div>
    </section>
  )
}

function WayOut({ membership }: { membership: MembershipView }) {
  const pending = usePosting({ intent: 'card' })
  return isRunning(membership) ? (
    <Form method="post" action="/subscription-plans">
      <Button type="submit" name="intent" value="card" variant="dark" size="small" pending={pending}>
        {membership.status === 'trial' ? 'Add a card' : 'Update your card'}
      </Button>
    </Form>
  ) : (
    <ButtonLink to="/subscription-plans" variant="dark" size="small">
      See the plans
    </ButtonLink>
  )
}

function titleOf({ status, expiresAt, timeZone }: MembershipView): string {
  if (status === 'trial')
    return `Your free trial ends ${expiresAt === null ? 'soon' : `on ${formatDateIn(expiresAt, timeZone)}`}`
  return status === 'past_due' ? 'Payment failed' : 'Subscription Required'
}

function reason({ status, trialAvailable, awaitsApproval }: MembershipView): string {
  const missing = 'Homeowners cannot send you requests, and your phone, email and pictures are hidden.'
  if (status === 'past_due') return missing
  if (status === 'trial')
    return 'Without a card, your membership ends then. Homeowners can no longer send you requests, and your phone, email and pictures are hidden.'
  if (awaitsApproval)
    return 'You can start a membership as soon as your business is approved, and we will email you then.'
  if (status === 'canceled') return `Your membership has ended. ${missing}`
  return trialAvailable ? `${missing} The first ${trialDays} days are free, and no card is needed.` : missing
}
