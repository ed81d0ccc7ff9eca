import { data, redirect } from 'react-router'

import { planChosen } from './plan-chosen.ts'
import { BusinessInfo } from '../../features/pros/pro.schema.ts'
import { createPro } from '../../features/pros/pros.server.ts'
import { parsed } from '../../platform/json.server.ts'
import { formOf, keepTyped, redirectWithToast, unsent } from '../../platform/page.server.ts'
import { Refusal } from '../../platform/refusal.ts'
import { textFields } from '../../platform/typed-fields.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { findBusiness } from './find-business.server.ts'

/** Opens the business described in the form, then leads on to the plans. Whatever goes wrong, nothing typed is lost. */
export async function openBusiness(visit: Visit, request: Request) {
  signedIn(visit)
  const values = textFields(await formOf(visit, request))
  const { plan = '', ...business } = values
  const form = parsed(BusinessInfo, business)
  if (!form.ok) return withPlace(unsent(values, form))

  try {
    await createPro(visit, form.value)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PRO_EXISTS') return redirect('/pro-dashboard', { status: 303 })
    return withPlace(keepTyped(visit, error, { values, title: 'Failed to create pro profile' }))
  }
  const found = findBusiness(business)
  return redirectWithToast(`/subscription-plans${planChosen(plan) ? `?plan=${planChosen(plan)}` : ''}`, {
    title: `Welcome aboard, ${form.value.businessName}`.slice(0, 200),
    description: found ? `We found your business in ${found.label}.` : undefined,
    tone: 'good',
  })
}

function withPlace({ data: form, init }: ReturnType<typeof unsent>) {
  return data({ ...form, found: findBusiness(form.values) }, init ?? undefined)
}
