import { redirect } from 'react-router'

import { trialDays } from '../features/memberships/membership.ts'
import { AddressFields, BusinessFields, businessLabels } from '../features/pros/business-fields.tsx'
import { page } from '../platform/page.server.ts'
import { signedIn } from '../platform/visit.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorSummary, Form } from '../ui/form.tsx'
import { AskToLeave } from '../ui/leaving.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { CheckList } from '../ui/check-list.tsx'
import { usePosting } from '../ui/use-posting.ts'
import type { Route } from './+types/pro-signup'
import { MembershipCard } from './memberships/membership-card.tsx'
import { proBenefits } from './memberships/pro-benefits.ts'
import { openBusiness } from './pro-signup/open-business.server.ts'
import { PlacePreview } from './pro-signup/place-preview.tsx'
import { planChosen } from './pro-signup/plan-chosen.ts'
import { usePlaceFound } from './pro-signup/use-place-found.ts'
import { useRefusedForm } from './use-refused-form.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Become a pro',
    description: `List your pool business on Poolwell: requests that go to you alone, no commission, and ${trialDays} days free.`,
  })

export const loader = page((visit, { request }: Route.LoaderArgs) => {
  const { hasProProfile } = signedIn(visit)
  if (hasProProfile) throw redirect('/pro-dashboard')
  const next = visit.config.proApproval === 'manual' ? 'We review your business next.' : 'You choose a plan next.'
  return { plan: planChosen(new URL(request.url).searchParams.get('plan')), next }
})

export const action = page((visit, { request }: Route.ActionArgs) => openBusiness(visit, request))

/** The initial values of the fields. */
const blank: Record<string, string> = { yearsInBusiness: '0', serviceRadius: '15' }

export default function ProSignupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, look } = usePlaceFound(actionData?.found ?? null)
  const refused = useRefusedForm(actionData)
  const pending = usePosting()
  useFailureToast(actionData)
  return (
    <div className="wrap py-10 md:py-14">
      <h1 className="text-title">Become a Poolwell pro</h1>
      <p className="mt-2 max-w-measure text-soft">
        Tell homeowners who you are and where you work. It takes about five minutes, and you can change all of it later.
      </p>
      <Form
        method="post"
        noValidate
        onInput={look}
        className="mt-8 grid items-start gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-10"
      >
        <AskToLeave refused={refused} />
        <div className="grid gap-8">
          <ErrorSummary message={refused?.message} fields={refused?.fields} labels={businessLabels} />
          <Card as="section" aria-labelledby="about-business" className="grid gap-5">
            <h2 id="about-business" className="text-heading">
              Your business
            </h2>
            <BusinessFields refused={refused} stored={blank} />
          </Card>
          <Card as="section" aria-labelledby="where-business" className="grid gap-5">
            <h2 id="where-business" className="text-heading">
              Where you are
            </h2>
            <AddressFields refused={refused} stored={blank} />
            <PlacePreview found={found} />
          </Card>
          <div className="grid gap-3 sm:flex sm:items-center sm:gap-5">
            <Button type="submit" variant="main" size="large" pending={pending}>
              Create my profile
            </Button>
            <p className="text-small text-soft">Free. {loaderData.next}</p>
          </div>
        </div>
        <div className="grid gap-8 lg:sticky lg:top-8">
          <MembershipCard heading="h2" chosen={planChosen(refused?.values['plan']) ?? loaderData.plan} />
          <Benefits />
        </div>
      </Form>
    </div>
  )
}

function Benefits() {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="text-heading">
        What you get
      </h2>
      <CheckList points={proBenefits} className="mt-4" />
    </section>
  )
}
