import type { Days } from './demo-days.ts'
import type { DemoPro } from './demo-pro.ts'
import type { Homeowner } from './homeowner.ts'
import type { Repeat } from '../features/bookings/series/repeats.ts'
import { planPartlyFree, planRegular } from './regular-plan.ts'
import type { Outcome } from './demo-booking.ts'
import { type AppointmentPlan, latestAppointment, pastAppointments, upcomingAppointments } from './appointment-plan.ts'
import { membersNear } from './members-near.ts'

/** An appointment with its customer, its outcome, and whether the customer has reviewed it. */
export interface Story {
  /** What its request asks to repeat: accepting it booked the later ones, too. */
  repeat?: Repeat
  /** The pro suggests other times for this request. */
  hasSuggestion?: boolean
  plan: AppointmentPlan
  customer: Homeowner
  outcome: Outcome
  isReviewed: boolean
}

/** What Maria and Dana find when they log in: Maria's requests and appointments, and Dana's part in them. */
export function storyOfMaria(
  maria: DemoPro,
  { dana, others, reviews }: { dana: Homeowner; others: readonly Homeowner[]; reviews: number },
  days: Days,
): Story[] {
  const past = pastAppointments(maria, reviews + 1, days)
  const isDanas = (index: number) => index === reviews || index === reviews - 9
  const behind = past.map((plan, index) => ({
    plan,
    customer: isDanas(index) ? dana : nth(others, index),
    outcome: 'completed' as const,
    isReviewed: index !== reviews,
  }))
  const ahead = upcomingAppointments(maria, mariasWeeks.length, days).map((plan, index) => {
    const { outcome, isDanas } = mariasWeeks[index] ?? { outcome: 'pending', isDanas: false }
    const hasSuggestion = outcome === 'pending' && isDanas
    return { plan, customer: isDanas ? dana : nth(others, index), outcome, isReviewed: false, hasSuggestion }
  })
  const once = [...behind, ...ahead]
  return [...once, ...regularStories(maria, { dana, other: nth(others, ahead.length), once }, days)]
}

/**
 * Dana's weekly service, of which two appointments are behind her, and somebody's request for one that cannot be
 * complete.
 */
function regularStories(
  maria: DemoPro,
  { dana, other, once }: { dana: Homeowner; other: Homeowner; once: readonly Story[] },
  days: Days,
): Story[] {
  const held = once.filter(({ outcome }) => outcome === 'accepted' || outcome === 'completed').map(({ plan }) => plan)
  const danas = planRegular(maria, held, days)
  const wanted = planPartlyFree(maria, [...held, ...danas.all])
  return [
    { plan: danas.first, customer: dana, outcome: 'completed', isReviewed: false, repeat: danas.repeat },
    { plan: wanted.first, customer: other, outcome: 'pending', isReviewed: false, repeat: wanted.repeat },
  ]
}

const mariasWeeks = [
  { outcome: 'accepted', isDanas: true },
  { outcome: 'pending', isDanas: false },
  { outcome: 'accepted', isDanas: false },
  { outcome: 'pending', isDanas: true },
  { outcome: 'accepted', isDanas: false },
  { outcome: 'pending', isDanas: false },
  { outcome: 'accepted', isDanas: false },
] as const

/** A nearby pro, with whom Dana has one canceled, one completed and one upcoming appointment. */
export function neighborOf(maria: DemoPro, pros: readonly DemoPro[]): DemoPro | undefined {
  return membersNear(maria, pros).find(({ joinedDaysAgo }) => joinedDaysAgo > 300)
}

/**
 * Dana's appointments with the nearby pro; the completed one waits for a review, since she has written none of them.
 */
export function storyOfNeighbor(
  neighbor: DemoPro,
  { dana, others, reviews }: { dana: Homeowner; others: readonly Homeowner[]; reviews: number },
  days: Days,
): Story[] {
  const past = pastAppointments(neighbor, reviews, days)
  const behind = past.map((plan, index) => ({
    plan,
    customer: nth(others, index),
    outcome: 'completed' as const,
    isReviewed: true,
  }))
  const latest = latestAppointment(neighbor, days).map((plan) => ({
    plan,
    customer: dana,
    outcome: 'completed' as const,
    isReviewed: false,
  }))
  const canceled = past.slice(-1).map((plan) => ({
    plan: { ...plan, daysAgo: plan.daysAgo + 7 },
    customer: dana,
    outcome: { canceled: 'We are out of town that week after all.' },
    isReviewed: false,
  }))
  const ahead = upcomingAppointments(neighbor, 1, days).map((plan) => ({
    plan,
    customer: dana,
    outcome: 'accepted' as const,
    isReviewed: false,
  }))
  return [...behind, ...canceled, ...latest, ...ahead]
}

/** All other pros: past appointments with reviews, and a few upcoming ones. */
export function storyOf(
  pro: DemoPro,
  { others, reviews, coming }: { others: readonly Homeowner[]; reviews: number; coming: readonly Outcome[] },
  days: Days,
): Story[] {
  const behind = pastAppointments(pro, reviews, days).map((plan, index) => ({
    plan,
    customer: nth(others, index),
    outcome: 'completed' as const,
    isReviewed: true,
  }))
  const ahead = upcomingAppointments(pro, coming.length, days).map((plan, index) => ({
    plan,
    customer: nth(others, index + 1),
    outcome: coming[index] ?? 'pending',
    isReviewed: false,
  }))
  return [...behind, ...ahead]
}

function nth<T>(of: readonly T[], index: number): T {
  const found = of[index % of.length]
  if (found === undefined) throw new RangeError('Nobody to choose from')
  return found
}
