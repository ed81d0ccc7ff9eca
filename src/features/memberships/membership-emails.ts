import { formatDateIn } from '../../ui/format.ts'
import type { Email } from '../notifications/email.ts'
import { type Plan, trialDays } from './membership.ts'
import { endOfPeriod, planPrice } from './membership-words.ts'
import { loginPath } from '../../platform/login-path.ts'

// The emails to a pro about the membership.

export interface Member {
  firstName: string
  plan: Plan | null
  nextPlan: Plan | null
  expiresAt: Date | null
  timeZone: string
  awaitsApproval: boolean
  /** Whether there is a card to charge. */
  hasCard: boolean
  /** An absolute URL. */
  link: (path: string) => string
}

export function trialStarted(member: Member): Email {
  return {
    subject: 'Your free trial has begun',
    title: `Welcome, ${member.firstName}`,
    paragraphs: [
      member.awaitsApproval
        ? `Your ${trialDays} free days have begun. ${inReview}`
        : `Your ${trialDays} free days have begun: homeowners can send you requests, and your phone, email and pictures are shown.`,
      'No card is needed now. Without a card the membership simply ends with the trial; we will remind you three days before.',
    ],
    facts: factsOf(member, 'Trial ends on'),
    ...closing(member, 'Go to your dashboard', '/pro-dashboard'),
  }
}

export function membershipStarted(member: Member): Email {
  return {
    subject: 'Your membership is active',
    title: `Thank you, ${member.firstName}`,
    paragraphs: [
      member.awaitsApproval
        ? `Your membership is active. ${inReview}`
        : 'Your membership is active: homeowners can send you requests, and nothing on your profile is locked.',
    ],
    facts: factsOf(member, 'Renews on'),
    ...closing(member, 'Go to your dashboard', '/pro-dashboard'),
  }
}

export function trialEndsSoon(member: Member): Email {
  return {
    subject: `Your free trial ends on ${endOfPeriod(member)}`,
    title: 'Your free trial ends soon',
    paragraphs: [`Hello ${member.firstName}, your free trial ends on ${endOfPeriod(member)}.`, whatFollows(member)],
    facts: factsOf(member, 'Trial ends on'),
    ...closing(member),
  }
}

/** A month before a year ends, or later: who forgot the membership can still leave, or pay by the month. */
export function yearRenewsSoon(member: Member): Email {
  const { firstName, plan, nextPlan } = member
  const next = nextPlan ?? plan
  const price = next ? ` for ${planPrice(next)}` : ''
  return {
    subject: `Your membership renews on ${endOfPeriod(member)}`,
    title: 'Your membership renews soon',
    paragraphs: [
      `Hello ${firstName}, the year that you have paid for ends on ${endOfPeriod(member)}. Your membership then continues${price}, charged to your card: there is nothing to do.`,
      'Until then you can change the plan, or cancel; if you cancel, nothing more is charged.',
    ],
    facts: factsOf(member, 'Renews on'),
    ...closing(member),
  }
}

export function paymentFailed(member: Member): Email {
  return {
    subject: 'Your membership payment failed',
    title: 'Your payment did not go through',
    paragraphs: [
      member.awaitsApproval
        ? `Hello ${member.firstName}, your card was declined, and we are still reviewing your business.`
        : `Hello ${member.firstName}, your card was declined, so homeowners cannot send you new requests for now.`,
      `Update your card, and ${member.awaitsApproval ? 'your membership continues' : 'everything works again right away'}. Accepted bookings are not affected.`,
    ],
    facts: factsOf(member),
    ...closing(member, 'Update your card'),
  }
}

/** Another plan was chosen: what is paid runs out first. */
export function planWillChange(member: Member): Email {
  const { firstName, nextPlan } = member
  return {
    subject: `Your plan changes on ${endOfPeriod(member)}`,
    title: `${nextPlan?.name ?? 'Another'} from ${endOfPeriod(member)}`,
    paragraphs: [
      `Hello ${firstName}, you have chosen another plan. Nothing is charged today: what you have paid runs until ${endOfPeriod(member)}, and then the new plan begins.`,
      'Until then you can change your mind.',
    ],
    facts: [...factsOf(member, 'Until'), ...(nextPlan ? [planFact('Then', nextPlan)] : [])],
    ...closing(member),
  }
}

/** The planned change was taken back: the email about it would be the last word. */
export function planStays(member: Member): Email {
  const { firstName, plan } = member
  return {
    subject: `Your plan stays ${planWord(plan)}`,
    title: 'Your plan stays as it is',
    paragraphs: [
      `Hello ${firstName}, you have undone the change of your plan. What you have paid runs until ${endOfPeriod(member)}.`,
      whatFollows(member),
    ],
    facts: factsOf(member, 'Runs until'),
    ...closing(member),
  }
}

export function planChanged(member: Member): Email {
  const { firstName, plan, hasCard } = member
  return {
    subject: `Your membership is now ${planWord(plan)}`,
    title: `${plan?.name ?? 'Your'} plan`,
    paragraphs: [
      `Hello ${firstName}, the plan that you chose has begun. Everything else stays as it was.`,
      ...(hasCard ? [] : [addACard]),
    ],
    // Not the next payment: a trial without a card simply ends then.
    facts: factsOf(member, 'Runs until'),
    ...closing(member),
  }
}

export function membershipCanceled(member: Member): Email {
  return {
    subject: 'Your membership is canceled',
    title: 'Your membership is canceled',
    paragraphs: [
      `Hello ${member.firstName}, you canceled your membership. Nothing more will be charged.`,
      `It still runs until ${endOfPeriod(member)}. Until then you can change your mind with one click.`,
    ],
    facts: factsOf(member, 'Runs until'),
    button: { label: 'Keep my membership', url: member.link(loginPath('/subscription-plans')) },
  }
}

/** The cancellation was taken back: what is charged from now on contradicts the email about it. */
export function membershipContinues(member: Member): Email {
  return {
    subject: 'Your membership continues',
    title: 'Your membership continues',
    paragraphs: [
      `Hello ${member.firstName}, you have undone your cancellation. Your membership runs until ${endOfPeriod(member)}, as before.`,
      whatFollows(member),
    ],
    facts: factsOf(member, 'Runs until'),
    ...closing(member),
  }
}

export function membershipEnded(member: Member): Email {
  return ended(member, 'your membership has ended and nothing more will be charged.')
}

/** Nobody ended it: the provider gave up charging the card. */
export function membershipUnpaid(member: Member): Email {
  return ended(
    member,
    'your membership has ended, because your card could not be charged. Nothing more will be charged.',
  )
}

function ended(member: Member, what: string): Email {
  return {
    subject: 'Your membership has ended',
    title: 'Your membership has ended',
    paragraphs: [
      `Hello ${member.firstName}, ${what}`,
      member.awaitsApproval
        ? 'We are reviewing your business, and homeowners cannot find it. You can come back as soon as it is approved, and we will email you then.'
        : 'Your business is still listed with its reviews, but homeowners cannot send you requests, and your phone, email and pictures are hidden. You can come back whenever you like.',
    ],
    button: { label: 'See the plans', url: member.link(loginPath('/subscription-plans')) },
  }
}

const inReview =
  'We are reviewing your business. Homeowners can find it and send you requests as soon as it is approved, and we will email you then.'

function whatFollows(member: Member): string {
  return member.hasCard ? willBeCharged(member) : addACard
}

const addACard =
  'To keep your phone, email and pictures visible and to keep receiving requests, add a card. If you do nothing, nothing is charged and the membership ends.'

function willBeCharged({ plan }: Member): string {
  const price = plan ? ` ${planPrice(plan)}` : ''
  return `Your card is then charged${price}, and your membership continues: there is nothing to do. If you cancel before that day, nothing is charged.`
}

function factsOf({ plan, expiresAt, timeZone }: Member, ends?: string): [name: string, value: string][] {
  const facts = plan ? [planFact('Plan', plan)] : []
  return ends && expiresAt ? [...facts, [ends, formatDateIn(expiresAt, timeZone)]] : facts
}

function planWord(plan: Plan | null): string {
  return plan?.interval === 'month' ? 'monthly' : 'annual'
}

function planFact(name: string, plan: Plan): [name: string, value: string] {
  return [name, `${plan.name}, ${planPrice(plan)}`]
}

/** The end of each email after which something may be charged: a button, and how to cancel. */
function closing({ link }: Member, label = 'See your membership', path = '/subscription-plans') {
  const footnote = `You can cancel online at any time: ${link('/cancel-subscription')}`
  return { button: { label, url: link(loginPath(path)) }, footnote }
}
