import { type ReactNode, useEffect, useRef } from 'react'

import type { Plan } from '../../features/memberships/membership.ts'
import { wholeTerms } from '../../features/memberships/membership-terms.ts'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { useFieldError } from '../../ui/changed-fields.ts'
import { FieldError } from '../../ui/field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { useAnswerAddress } from '../../ui/use-answer-address.ts'
import { useOwnForm } from '../../ui/use-own-form.tsx'

interface ConsentFormProps {
  intent: 'start' | 'change'
  plan: Plan
  /** The terms word for word: in one line, and then in full. */
  terms: readonly string[]
  refused: RefusedForm | undefined
  /** The label of the button. */
  children: ReactNode
}

/** The terms of a plan, the box to agree to them, and the button. */
export function ConsentForm({ intent, plan, terms, refused, children }: ConsentFormProps) {
  const form = useOwnForm({ intent, planId: plan.id }, refused)
  const id = `terms-${plan.id}`
  return (
    <Form id={id} action={useAnswerAddress(id)} method="post" noValidate className="mt-auto grid gap-4">
      {form.refused?.fields['consent'] ? null : <ErrorSummary message={form.refused?.message} />}
      {form.hidden}
      <input type="hidden" name="terms" value={wholeTerms(terms)} />
      <ConsentBox {...{ plan, terms }} refused={form.refused} />
      <Button type="submit" size="large" pending={form.pending}>
        {children}
      </Button>
    </Form>
  )
}

function ConsentBox({ plan, terms: [brief, full], refused }: Pick<ConsentFormProps, 'plan' | 'terms' | 'refused'>) {
  const error = useFieldError('consent', refused?.fields['consent'])
  const box = useRef<HTMLInputElement>(null)
  // A refused form leaves focus on its button: only script can move it to the field that needs attention.
  useEffect(() => {
    if (refused?.fields['consent']) box.current?.focus()
  }, [refused])
  return (
    <>
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
    </>
  )
}
