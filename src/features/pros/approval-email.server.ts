import { loginPath } from '../../platform/login-path.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { isActive, isCurrent } from '../memberships/membership.ts'
import { plansPath } from '../memberships/plans-path.ts'
import type { Email } from '../notifications/email.ts'
import { linkTo, queueEmail } from '../notifications/emails.server.ts'
import { findApproved } from './vetting.table.server.ts'

/** Tells a pro that an operator has approved the business, if the account still exists. */
export async function notifyOfApproval(visit: Visit, proId: string): Promise<void> {
  const approved = await findApproved(visit, proId)
  if (!approved) return
  const { email, businessName, membership, wishedPlan } = approved
  const linkToPlans = linkTo(visit, loginPath(plansPath(wishedPlan)))
  const next = isActive(membership)
    ? {
        requests: 'They can request visits, too.',
        button: { label: 'See your profile', url: linkTo(visit, `/pros/${proId}`) },
      }
    : {
        requests: 'With an active membership they can also request visits.',
        button: { label: isCurrent(membership) ? 'See your membership' : 'Start your membership', url: linkToPlans },
      }
  await queueEmail(visit, email, businessApproved(businessName, next))
}

/** To a pro whose business was approved by an operator. */
function businessApproved(businessName: string, { requests, button }: NextStep): Email {
  return {
    subject: 'Your business is on Poolwell now',
    title: 'Your business is on Poolwell now',
    paragraphs: [`${businessName} is approved, and homeowners near you can find it.`, requests],
    button,
  }
}

interface NextStep {
  /** Whether homeowners can request appointments, or when. */
  requests: string
  button: { label: string; url: string }
}
