import { data, redirect } from 'react-router'

import { planChosen } from './plan-chosen.ts'
import { plansPath } from '../../features/memberships/plans-path.ts'
import { type BusinessInfo, SignupForm } from '../../features/pros/pro.schema.ts'
import { createPro } from '../../features/pros/pros.server.ts'
import { fieldsOf, takeForm } from '../../platform/forms/forms.server.ts'
import { redirectWithToast } from '../../platform/forms/toast-redirects.server.ts'
import { Refusal } from '../../platform/refusal.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { findBusiness } from './find-business.server.ts'

/** Opens the business described in the form, then leads on to the plans. Whatever goes wrong, nothing typed is lost. */
export async function openBusiness(visit: Visit, request: Request) {
  signedIn(visit)
  const values = await fieldsOf(visit, request)
  const { plan = '', ...input } = values
  const form = { schema: SignupForm, values, input, title: 'Failed to create pro profile' }
  const answer = await takeForm(visit, form, async (business) => {
    const chosen = planChosen(plan)
    if (!(await isOpened(visit, business, chosen))) return redirect('/pro-dashboard', { status: 303 })
    const found = findBusiness(input)
    return redirectWithToast(plansPath(chosen), {
      title: `Welcome aboard, ${business.businessName}`,
      description: found ? `We found your business in ${found.label}.` : undefined,
    })
  })
  if (answer instanceof Response) return answer
  return data({ ...answer.data, found: findBusiness(answer.data.values) }, answer.init ?? undefined)
}

/** False if the caller has a business already. */
async function isOpened(visit: Visit, business: BusinessInfo, plan: string | undefined): Promise<boolean> {
  try {
    await createPro(visit, business, plan)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PRO_EXISTS') return false
    throw error
  }
}
