import type { ComponentProps } from 'react'

import { PasswordField } from '../../ui/password-field.tsx'

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'> {
  /** As configured. */
  minLength: number
}

/** Where a password is chosen. The server counts its characters: a `minLength` on the input would hide its message. */
export function NewPasswordField({ minLength, ...field }: NewPasswordFieldProps) {
  const hint = `At least ${minLength} characters. A few words you can remember are safer than one short word with symbols.`
  return <PasswordField autoComplete="new-password" hint={hint} {...field} />
}
