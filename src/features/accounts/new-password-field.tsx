import type { ComponentProps } from 'react'

import { PasswordField } from '../../ui/password-field.tsx'

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'> {
  /** The configured minimum length. */
  minLength: number
}

/**
 * The field for choosing a password. The server checks the length: a `minLength` on the input would hide its message.
 */
export function NewPasswordField({ minLength, ...field }: NewPasswordFieldProps) {
  const hint = `At least ${minLength} characters. A few words you can remember are safer than one short word with symbols.`
  return <PasswordField autoComplete="new-password" hint={hint} {...field} />
}
