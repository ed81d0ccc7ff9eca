import { z } from 'zod'

import { email, line } from '../../platform/text.ts'
import { chosenPassword, comparison, currentPassword, password } from './password.schema.ts'
import { roles } from '../../platform/tables/column-values.ts'

export const Login = z.strictObject({ email: email(), password })
export type Login = z.infer<typeof Login>

/** People type the password twice; API clients need not. */
const passwords = { password: chosenPassword, confirmPassword: chosenPassword.optional() }

const names = {
  firstName: line({ min: 1, max: 80, example: 'Dana' }),
  lastName: line({ min: 1, max: 80, example: 'Whitfield' }),
}

export const Registration = z
  .strictObject({
    email: email(),
    ...passwords,
    ...names,
    role: z.enum(roles, 'Please select a role').default('customer').describe('A pro still needs a business profile'),
  })
  .refine(
    ({ password, confirmPassword = password }) => password === confirmPassword,
    comparison(passwords, 'Passwords do not match'),
  )
export type Registration = z.infer<typeof Registration>

export const ProfileChange = z.strictObject({
  ...names,
  email: email().describe('A new one is used once its owner has followed the link that is sent there'),
  phone: line({ max: 40, example: '(626) 555-0142' })
    .transform((phone) => phone || null)
    .nullish()
    .describe('Left out, it stays as it is; empty or null, it is removed'),
  currentPassword: currentPassword
    .optional()
    .describe('Needed for a new email address unless you logged in within the last 15 minutes'),
})
export type ProfileChange = z.infer<typeof ProfileChange>
