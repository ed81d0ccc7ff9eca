import { data, redirect } from 'react-router'

import { planChosen } from './plan-chosen.ts'
import { BusinessInfo } from '../../features/pros/pro.schema.ts'
import { createPro } from '../../features/pros/pros.server.ts'
import { fieldErrors } from '../../platform/json.server.ts'
import { formOf, redirectWithToast, whyFailed } from '../../platform/page.server.ts'
import type { Unsent } from '../../platform/unsent.ts'
import { textFields } from '../../platform/typed-fields.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { findBusiness } from './find-business.server.ts'

/** Opens the business that the form describes, then on to the plans. Whatever goes wrong, nothing typed is lost. */
export async function openBusiness(visit: Visit, request: Request) {
  signedIn(visit)
  const values = textFields(await formOf(request))
  const { plan = '', ...business } = values
  const form = BusinessInfo.safeParse(business)
  if (!form.success) return kept(values, { fields: fieldErrors(form.error) }, 422)

  try {
    await createPro(visit, form.data)
  } catch (error) {
    return failed(visit, error, values)
  }
  const found = findBusiness(business)
  return redirectWithToast(`/subscription-plans${planChosen(plan) ? `?plan=${planChosen(plan)}` : ''}`, {
    title: `Welcome aboard, ${form.data.businessName}`.slice(0, 200),
    description: found ? `We found your business in ${found.label}.` : undefined,
    tone: 'good',
  })
}

function failed(visit: Visit, error: unknown, values: Record<string, string>) {
  const refusal = whyFailed(visit, error)
  if (refusal?.code === 'PRO_EXISTS') return redirect('/pro-dashboard', { status: 303 })
  if (refusal?.details.fields) return kept(values, { fields: refusal.details.fields }, refusal.status)
  return kept(values, { message: failure }, refusal?.status ?? 500)
}

function kept(values: Record<string, string>, wrong: Partial<Unsent>, status: number) {
  return data({ message: null, fields: {}, ...wrong, values, found: findBusiness(values) }, { status })
}

const failure = 'Failed to create pro profile. Please try again.'
