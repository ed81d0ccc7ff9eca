import { type Plan, plans } from '../../features/memberships/membership.ts'

/** The plan with that id, if there is one. */
export function planChosen(id: string | null | undefined): Plan['id'] | undefined {
  return plans.find((plan) => plan.id === id)?.id
}
