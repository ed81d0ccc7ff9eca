import { z } from 'zod'

import { email } from '../../platform/text.ts'

export const maxPasswordLength = 256

/** The rules for every password; `PASSWORD_MIN_LENGTH` may require more of a new one. */
export const password = z
  .string('Password must be at least 6 characters')
  .min(6, 'Password must be at least 6 characters')
  .max(maxPasswordLength, `Please use at most ${maxPasswordLength} characters`)
  .meta({ examples: ['secret-water'] })

/** A password that is being chosen: the configuration may require a longer one. */
export const chosenPassword = password.meta({ examples: ['green-heron-42'] })

const newPassword = { newPassword: chosenPassword, confirmPassword: chosenPassword }

/** How a password and its repetition are compared: even when another field is wrong, so that all errors show at once. */
export function comparison(passwords: z.ZodRawShape, error: string) {
  const when = ({ value }: { value: unknown }) => z.object(passwords).safeParse(value).success
  return { path: ['confirmPassword'], error, when }
}

const repeated = comparison(newPassword, "Passwords don't match")

interface NewPassword {
  newPassword: string
  confirmPassword: string
}

const isRepeated = (typed: NewPassword) => typed.newPassword === typed.confirmPassword

export const currentPassword = z
  .string('Current password is required')
  .min(6, 'Current password is required')
  .max(maxPasswordLength, 'Current password is incorrect')
  .meta({ examples: ['secret-water'] })

export const PasswordChange = z.strictObject({ currentPassword, ...newPassword }).refine(isRepeated, repeated)
export type PasswordChange = z.infer<typeof PasswordChange>

export const ForgottenPassword = z.strictObject({ email: email() })
export type ForgottenPassword = z.infer<typeof ForgottenPassword>

const token = z
  .string('This link is not complete.')
  .min(1, 'This link is not complete.')
  .max(200)
  .meta({ description: 'The `token` in the address of the link that was emailed', examples: ['jf2K…Qw'] })

export const PasswordReset = z.strictObject({ token, ...newPassword }).refine(isRepeated, repeated)
export type PasswordReset = z.infer<typeof PasswordReset>

export const EmailConfirmation = z.strictObject({ token })
export type EmailConfirmation = z.infer<typeof EmailConfirmation>
