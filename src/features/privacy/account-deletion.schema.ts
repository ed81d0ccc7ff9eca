import { z } from 'zod'

const password = 'Please enter your password'

export const AccountDeletion = z.strictObject({ password: z.string(password).min(1, password).max(200, password) })
export type AccountDeletion = z.output<typeof AccountDeletion>
