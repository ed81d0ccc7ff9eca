import { data } from 'react-router'
import { z } from 'zod'

import { Login } from '../../features/accounts/account.schema.ts'
import { formOf } from '../../platform/forms/forms.server.ts'
import { isTooComplex } from '../../platform/json.server.ts'
import { maxFields } from '../../platform/forms/read-form.server.ts'
import { textFields, withoutSecrets } from '../../platform/forms/typed-fields.ts'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import type { Visit } from '../../platform/visit.server.ts'

/**
 * The login form, with a form that was posted too late in one field. A button that logs in a demo user names the user
 * once more: their address may also be typed.
 */
export const LoginWithForm = Login.extend({ kept: z.string().optional(), guest: z.string().optional() })

/** A form of another page, reposted to the login page because its sender was signed out. */
export async function carryUnsent(visit: Visit, request: Request) {
  if (!new URL(request.url).searchParams.has('unsent')) return null
  const form = await formOf(visit, request.clone())
  if (form.has('password')) return null
  const kept = JSON.stringify(withoutSecrets(textFields(form)))
  const message = 'You were logged out. Log in, and what you wrote will be here to send again.'
  return data<RefusedForm>({ message, fields: {}, values: { kept } })
}

/** The form that a login carried along. */
export function carriedBy(login: FormData): Record<string, string> | undefined {
  return FormFields.safeParse(parsed(login.get('kept'))).data
}

const FormFields = z.record(z.string(), z.string()).refine((fields) => Object.keys(fields).length <= maxFields)

function parsed(json: FormDataEntryValue | null): unknown {
  try {
    return typeof json === 'string' && !isTooComplex(json) ? JSON.parse(json) : null
  } catch {
    return null
  }
}
