import { cancelMembership, resumeMembership } from '../features/memberships/change-membership.server.ts'
import { isRunning, type MembershipView } from '../features/memberships/membership.ts'
import { endOfPeriod, statusSentence } from '../features/memberships/membership-words.ts'
import { getMembership } from '../features/memberships/memberships.server.ts'
import { answerForms } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { redirectWithToast } from '../platform/forms/toast-redirects.server.ts'
import type { Visit } from '../platform/visit.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { usePosting } from '../ui/use-posting.ts'
import type { Route } from './+types/cancel-subscription'
import { SingleCard } from './memberships/single-card.tsx'

export const meta: Route.MetaFunction = () => privateMeta('Cancel your membership')

export const loader = page((visit) => getMembership(visit))

export const action = page((visit, { request }: Route.ActionArgs) =>
  answerForms(visit, request, {
    cancel: { toast: 'Something went wrong', take: cancel },
    resume: { toast: 'Something went wrong', take: resume },
  }),
)

async function cancel(visit: Visit) {
  await cancelMembership(visit)
  const membership = await getMembership(visit)
  const isKnown = membership.cancelAtPeriodEnd || membership.status === 'canceled'
  const description = isKnown ? statusSentence(membership) : 'It may take a minute for this page to show it.'
  return redirectWithToast('/cancel-subscription', { title: 'Membership canceled', description })
}

async function resume(visit: Visit) {
  await resumeMembership(visit)
  return redirectWithToast('/subscription-plans', { title: 'Your membership continues' })
}

export default function CancelSubscriptionPage({ loaderData: membership }: Route.ComponentProps) {
  if (membership.cancelAtPeriodEnd) return <Canceled membership={membership} />
  return isRunning(membership) ? <Ask membership={membership} /> : <Nothing membership={membership} />
}

function Ask({ membership }: { membership: MembershipView }) {
  const pending = usePosting()
  return (
    <SingleCard title="Cancel your membership?">
      <ul className="grid list-disc gap-2 pl-5">
        {consequences(membership).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="cancel" variant="danger" pending={pending}>
          Cancel membership
        </Button>
        <ButtonLink to="/pro-dashboard" variant="quiet">
          Keep it
        </ButtonLink>
      </Form>
    </SingleCard>
  )
}

function consequences(membership: MembershipView): string[] {
  const hidden = 'homeowners cannot send you new requests, and your phone, email and pictures are hidden'
  const stays = 'Your profile, your reviews and accepted bookings stay.'
  if (membership.status === 'past_due') {
    return [
      'It ends now, and the failed payment is not tried again.',
      `As now, ${hidden}. ${stays}`,
      'You can come back whenever you like.',
    ]
  }
  return [
    'Nothing more is charged.',
    `Everything stays as it is until ${endOfPeriod(membership)}.`,
    `After that ${hidden}. ${stays}`,
    'You can change your mind until then.',
  ]
}

function Canceled({ membership }: { membership: MembershipView }) {
  const pending = usePosting()
  return (
    <SingleCard title="Your membership is canceled">
      <p>{statusSentence(membership)} We have sent you a confirmation by email.</p>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="resume" pending={pending}>
          Keep my membership
        </Button>
        <ButtonLink to="/pro-dashboard" variant="quiet">
          Return to Dashboard
        </ButtonLink>
      </Form>
    </SingleCard>
  )
}

function Nothing({ membership }: { membership: MembershipView }) {
  const ended = membership.status === 'canceled'
  return (
    <SingleCard title={ended ? 'Your membership has ended' : 'There is nothing to cancel'}>
      <p>{ended ? statusSentence(membership) : 'You have no current membership, and nothing is charged.'}</p>
      <ButtonLink to={ended ? '/subscription-plans' : '/'} variant="quiet" className="justify-self-start">
        {ended ? 'See the plans' : 'Go to the home page'}
      </ButtonLink>
    </SingleCard>
  )
}
