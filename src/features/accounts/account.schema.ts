import { z } from 'zod'

import { email, line } from '../../platform/text.ts'
import { roles } from './account.ts'

const passwordMaxLength = 200

const password = z
  .string('Password must be at least 6 characters')
  .min(6, 'Password must be at least 6 characters')
  .max(passwordMaxLength, `Please use at most ${passwordMaxLength} characters`)

export const Login = z.strictObject({ email: email(), password })
export type Login = z.infer<typeof Login>

export const Registration = z
  .strictObject({
    email: email(),
    password,
    confirmPassword: password,
    firstName: line({ min: 1, max: 80 }),
    lastName: line({ min: 1, max: 80 }),
    role: z.enum(roles, 'Please select a role').default('customer'),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    // Said even while another field is wrong: people mend a form in one go.
    when: ({ value }) => z.object({ password, confirmPassword: password }).safeParse(value).success,
  })
export type Registration = z.infer<typeof Registration>
