import { z } from 'zod'

import { email, line } from '../../platform/text.ts'
import { chosenPassword, currentPassword, password } from './password.schema.ts'
import { roles } from '../../platform/tables/column-values.ts'

export const Login = z.strictObject({ email: email(), password })
export type Login = z.infer<typeof Login>

/** People type the password twice; API clients need not. */
const passwords = { password: chosenPassword, confirmPassword: chosenPassword.optional() }

export const Registration = z
  .strictObject({
    email: email(),
    ...passwords,
    firstName: line({ min: 1, max: 80 }),
    lastName: line({ min: 1, max: 80 }),
    role: z.enum(roles, 'Please select a role').default('customer'),
  })
  .refine(({ password, confirmPassword = password }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    // Checked even when another field is wrong, so that all errors show at once.
    when: ({ value }) => z.object(passwords).safeParse(value).success,
  })
export type Registration = z.infer<typeof Registration>

/** A phone that is left out stays as it is; an empty one is removed. A new email address may require the password. */
export const ProfileChange = z.strictObject({
  firstName: line({ min: 1, max: 80 }),
  lastName: line({ min: 1, max: 80 }),
  email: email(),
  phone: line({ max: 40 })
    .transform((phone) => phone || null)
    .nullish(),
  currentPassword: currentPassword.optional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>
