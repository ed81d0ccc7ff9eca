import { redirect } from 'react-router'

import { CheckoutAction } from '../features/memberships/membership.schema.ts'
import { answerTestCheckout, getTestCheckout } from '../features/memberships/test-checkout.server.ts'
import { fieldsOf, takeForm } from '../platform/forms/forms.server.ts'
import { page, pathOf } from '../platform/page.server.ts'
import { refuseFields } from '../platform/refusal.ts'
import type { FieldErrors } from '../platform/refusal.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { ErrorSummary, Form } from '../ui/form.tsx'
import { formatMoney } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import { usePosting } from '../ui/use-posting.ts'
import type { Route } from './+types/test-checkout'
import { redirectToProvider } from './memberships/redirect-to-provider.server.ts'
import { SingleCard } from './memberships/single-card.tsx'
import { TestCards } from './memberships/test-cards.tsx'

export const meta: Route.MetaFunction = () => privateMeta('Test checkout')

export const loader = page((visit, { params }: Route.LoaderArgs) => getTestCheckout(visit, params.sessionId))

export const action = page(async (visit, { params, request }: Route.ActionArgs) => {
  // Another tab was faster, or the first of two presses: the page says that it has ended.
  if (hasEnded(await getTestCheckout(visit, params.sessionId))) return redirect(pathOf(request), { status: 303 })
  return takeForm(visit, { schema: CheckoutAction, values: await fieldsOf(visit, request) }, async (input) => {
    const { status, returnUrl, message } = await answerTestCheckout(visit, params.sessionId, input)
    if (status === 'declined') refuseFields({ card: message ?? 'Your card was declined.' })
    return redirectToProvider(visit, returnUrl)
  })
})

export default function TestCheckoutPage({ loaderData: checkout, actionData }: Route.ComponentProps) {
  return (
    <SingleCard title={checkout.kind === 'card' ? 'Your card' : 'Test checkout'} note={<NoMoneyMoves />}>
      {checkout.kind === 'checkout' ? <Order {...checkout.session} /> : null}
      {hasEnded(checkout) ? (
        <ButtonLink to="/subscription-plans">See your membership</ButtonLink>
      ) : (
        <PayForm
          trialDays={checkout.kind === 'checkout' ? checkout.session.trialDays : null}
          fields={actionData?.fields}
        />
      )}
    </SingleCard>
  )
}

function hasEnded(checkout: TestPage): boolean {
  return checkout.kind === 'checkout' && checkout.session.status !== 'open'
}

function NoMoneyMoves() {
  return (
    <p className="mb-5 flex items-start gap-3 rounded-card bg-pending p-4 leading-snug text-on-pending">
      <Icon name="info" className="mt-0.5" />
      This is a test checkout: no money moves, and real cards are refused. Please do not enter one.
    </p>
  )
}

type TestPage = Route.ComponentProps['loaderData']
type Session = Extract<TestPage, { kind: 'checkout' }>['session']

function Order({ price, trialDays, status }: Session) {
  if (status !== 'open') return <p>This checkout has ended.</p>
  return (
    <p>
      <strong>Poolwell Pro membership</strong>
      <br />
      {formatMoney(price.cents)} per {price.interval}
      {trialDays ? `, after ${trialDays} free days` : ''}
    </p>
  )
}

/** `trialDays` is null if only a card is wanted. Two forms, so that Enter in the field never starts the trial. */
function PayForm({ trialDays, fields }: { trialDays: number | null; fields: FieldErrors | undefined }) {
  const starting = usePosting({ action: 'start_trial' })
  const paying = usePosting({ action: 'pay' })
  const leaving = usePosting({ action: 'back' })
  return (
    <>
      {trialDays ? (
        <Form method="post" className="grid gap-2 border-b border-line pb-6">
          <Button type="submit" name="action" value="start_trial" variant="main" size="large" pending={starting}>
            Start free trial
          </Button>
          <p className="text-center text-small text-soft">No card needed.</p>
        </Form>
      ) : null}
      <Form method="post" noValidate className="grid gap-5">
        {trialDays ? <h2 className="text-lead">Or pay right away</h2> : null}
        <ErrorSummary fields={fields} labels={{ card: 'Card number' }} />
        <TextField
          label="Card number"
          name="card"
          inputMode="numeric"
          autoComplete="off"
          placeholder="4242 4242 4242 4242"
          error={fields?.['card']}
        />
        <TestCards />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="action" value="pay" pending={paying}>
            {trialDays === null ? 'Save card' : 'Pay'}
          </Button>
          <Button type="submit" name="action" value="back" variant="quiet" pending={leaving}>
            Go back
          </Button>
        </div>
      </Form>
    </>
  )
}
