import { useEffect, useRef } from 'react'

import { annualSaving, type Plan } from '../../features/memberships/membership.ts'
import type { RefusedForm } from '../../platform/refused-form.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldError } from '../../ui/field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { formatMoney } from '../../ui/format.ts'
import { CheckList } from '../../ui/check-list.tsx'
import { useOwnForm } from '../../ui/use-own-form.tsx'

interface PlanCardProps {
  plan: Plan
  /** The terms word for word: in one line, and then in full. */
  terms: readonly string[]
  freeDays: number
  chosen: boolean
  /** What comes before the membership can begin; nothing can be done about the approval here. */
  next: 'start' | 'profile' | 'approval'
  refused: RefusedForm | undefined
}

/** One plan: its description, its price, its terms, and the button that starts it. */
export function PlanCard({ plan, freeDays, chosen, next, ...rest }: PlanCardProps) {
  return (
    <Card
      as="section"
      aria-labelledby={`plan-${plan.id}`}
      className={`flex flex-col gap-5 ${chosen ? 'outline-2 outline-pool' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={`plan-${plan.id}`} className="mr-auto text-heading">
          {plan.name}
        </h2>
        {chosen ? <Badge>Your choice</Badge> : null}
        {plan.interval === 'year' ? <Badge tone="sun">{`Save $${annualSaving().dollars} per year!`}</Badge> : null}
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-2">
          <span className="font-display text-title leading-none font-bold tracking-tight">
            {formatMoney(plan.priceCents)}
          </span>
          <span className="text-soft">per {plan.interval}</span>
        </p>
        <p className="mt-2 text-soft">{freeDays ? `${freeDays} days free, no card needed.` : plan.description}</p>
      </div>
      <CheckList points={plan.features} small />
      {next === 'start' ? <StartForm plan={plan} {...rest} /> : null}
      {next === 'profile' ? (
        <ButtonLink to={`/pro-signup?plan=${plan.id}`} size="large" className="mt-auto">
          Create your profile first
        </ButtonLink>
      ) : null}
    </Card>
  )
}

function StartForm({ plan, terms, refused }: Pick<PlanCardProps, 'plan' | 'terms' | 'refused'>) {
  const [brief, full] = terms
  const form = useOwnForm({ intent: 'start', planId: plan.id }, refused)
  const error = form.refused?.fields['consent']
  const box = useRef<HTMLInputElement>(null)
  // A refused form leaves focus on its button: only script can move it to the field that needs attention.
  useEffect(() => {
    if (form.refused?.fields['consent']) box.current?.focus()
  }, [form.refused])
  return (
    <Form method="post" noValidate className="mt-auto grid gap-4">
      {error ? null : <ErrorSummary message={form.refused?.message} />}
      {form.hidden}
      <input type="hidden" name="terms" value={terms.join(' ')} />
      <label className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1 rounded-field border-2 border-transparent bg-mist p-4 leading-snug has-[[aria-invalid]]:border-danger">
        <input
          // Changed terms need a new consent.
          key={full}
          ref={box}
          type="checkbox"
          name="consent"
          value="yes"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `consent-${plan.id}` : undefined}
          className="mt-0.5 size-5 shrink-0"
        />
        <b>{brief}</b>
        <span className="col-start-2 text-small text-soft">{full}</span>
      </label>
      <FieldError id={`consent-${plan.id}`} role="alert" error={error} className="-mt-2" />
      <Button type="submit" size="large" pending={form.pending}>
        Start {plan.name} Plan
      </Button>
    </Form>
  )
}
