import type { ReactNode } from 'react'

import { annualSaving, type Plan, plans, trialDays } from '../../features/memberships/membership.ts'
import { formatMoney } from '../../ui/format.ts'

/**
 * The monthly and yearly price of a membership; `children` is a button below. The switch is two radio buttons, and CSS
 * shows the price of the chosen one: it works without scripts, and in a form it posts `plan`.
 */
export function MembershipCard({ chosen = 'monthly', heading: Heading = 'h3', children }: MembershipCardProps) {
  const [monthly, annual] = plans
  return (
    <div className="group/plan overflow-hidden rounded-panel border border-line bg-card shadow-panel">
      <div className="water water-aqua h-20" aria-hidden="true" />
      <div className="grid gap-5 p-6 sm:p-8">
        <Heading className="text-heading">Pro membership</Heading>
        <fieldset className="grid grid-cols-2 rounded-full border-[1.5px] border-control p-1 font-bold">
          <legend className="sr-only">Billing</legend>
          {plans.map((plan) => (
            <Choice key={plan.id} plan={plan} chosen={plan.id === chosen} />
          ))}
        </fieldset>
        <div className="group-has-[[value=annual]:checked]/plan:hidden">
          <Price {...monthly} />
          <p className="mt-1 text-soft">Cancel anytime, in two clicks.</p>
        </div>
        <div className="hidden group-has-[[value=annual]:checked]/plan:block">
          <Price {...annual} />
          <p className="mt-1 text-soft">{`Save about $${annualSaving().dollars} per year.`}</p>
        </div>
        {children}
        <p className="text-center text-small text-soft">{trialDays}-day free trial, no card needed until trial ends</p>
      </div>
    </div>
  )
}

interface MembershipCardProps {
  chosen?: Plan['id']
  heading?: 'h2' | 'h3'
  children?: ReactNode
}

function Choice({ plan: { id, name }, chosen }: { plan: Plan; chosen: boolean }) {
  return (
    <label className="relative grid min-h-11 place-items-center rounded-full has-checked:bg-chosen has-checked:text-on-chosen has-focus-visible:outline-3 has-focus-visible:outline-pool">
      <input
        type="radio"
        name="plan"
        value={id}
        defaultChecked={chosen}
        className="absolute inset-0 size-full appearance-none rounded-full outline-none"
      />
      {name}
    </label>
  )
}

function Price({ priceCents, interval }: Plan) {
  return (
    <p className="flex items-baseline gap-2">
      <span className="font-display text-title leading-none font-bold tracking-tight">{formatMoney(priceCents)}</span>
      <span className="text-soft">per {interval}</span>
    </p>
  )
}
