import { z } from 'zod'

import { maxPasswordLength } from '../accounts/password.schema.ts'

const missing = 'Please enter your password'

export const AccountDeletion = z.strictObject({
  password: z
    .string(missing)
    .min(1, missing)
    .max(maxPasswordLength, 'The password is incorrect')
    .meta({ examples: ['secret-water'] }),
})
export type AccountDeletion = z.output<typeof AccountDeletion>
