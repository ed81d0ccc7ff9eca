import { ButtonLink } from '../../ui/button.tsx'
import { formatMoney } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { type HomeContent, membership } from './home-content.ts'

/** The block for pros, with what a membership costs by the month and by the year. */
export function Recruitment({ proBenefits }: Pick<HomeContent, 'proBenefits'>) {
  return (
    <section aria-labelledby="for-pros" className="py-16 md:py-24">
      <div className="wrap grid items-center gap-10 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <div>
          <h2 id="for-pros" className="text-title">
            Grow your pool business, keep all you earn
          </h2>
          <p className="mt-4 max-w-[52ch] text-soft">
            Elsewhere one lead is sold to five of you. Here a request goes to one pro, and a flat membership is all it
            costs.
          </p>
          <ul className="mt-7 grid gap-3.5">
            {proBenefits.map((benefit) => (
              <li key={benefit} className="flex items-start gap-3">
                <Icon name="check-circle" className="mt-0.5 size-6 text-palm" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <MembershipCard />
      </div>
    </section>
  )
}

/** The switch is two radio buttons, and CSS shows the price of the chosen one: it works without scripts. */
function MembershipCard() {
  return (
    <div className="group/plan overflow-hidden rounded-[22px] border border-line bg-card shadow-panel">
      <div className="water water-aqua h-20" aria-hidden="true" />
      <div className="grid gap-5 p-6 sm:p-8">
        <h3 className="text-heading">Pro membership</h3>
        <fieldset className="grid grid-cols-2 rounded-full border-[1.5px] border-control p-1 font-bold">
          <legend className="sr-only">Billing</legend>
          <Choice value="monthly" label="Monthly" chosen />
          <Choice value="annual" label="Annual" />
        </fieldset>
        <div className="group-has-[[value=annual]:checked]/plan:hidden">
          <Price cents={membership.monthlyCents} per="month" />
          <p className="mt-1 text-soft">Leave at any time, in two clicks.</p>
        </div>
        <div className="hidden group-has-[[value=annual]:checked]/plan:block">
          <Price cents={membership.annualCents} per="year" />
          <p className="mt-1 text-soft">Save about {formatMoney(membership.savedCents).replace('.00', '')} per year.</p>
        </div>
        <ButtonLink to="/pro-signup" variant="primary" size="large">
          Sign Up as a Pro
        </ButtonLink>
        <p className="text-center text-small text-soft">
          {membership.trialDays}-day free trial, no card needed until the trial ends
        </p>
      </div>
    </div>
  )
}

function Choice({ value, label, chosen = false }: { value: string; label: string; chosen?: boolean }) {
  return (
    <label className="relative grid min-h-11 place-items-center rounded-full has-checked:bg-pool-deep has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-pool">
      <input
        type="radio"
        name="billing"
        value={value}
        defaultChecked={chosen}
        className="absolute inset-0 size-full appearance-none rounded-full outline-none"
      />
      {label}
    </label>
  )
}

function Price({ cents, per }: { cents: number; per: string }) {
  return (
    <p className="flex items-baseline gap-2">
      <span className="font-display text-[2.9rem] leading-none font-bold tracking-tight">{formatMoney(cents)}</span>
      <span className="text-soft">per {per}</span>
    </p>
  )
}
