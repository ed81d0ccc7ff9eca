import { useState } from 'react'

import { TextField } from '../../ui/field.tsx'
import { likelyEmail } from './likely-email.ts'

/** Where an account gets its email. A likely slip is shown once the field is left, and keeps nobody from going on. */
export function NewEmailField({ defaultValue = '', ...field }: NewEmailFieldProps) {
  const [meant, setMeant] = useState(() => likelyEmail(defaultValue))
  return (
    <TextField
      {...field}
      label="Email"
      type="email"
      autoComplete="email"
      required
      defaultValue={defaultValue}
      onBlur={({ target }) => setMeant(likelyEmail(target.value))}
      hint={<span aria-live="polite">{meant ? <b className="text-ink">Did you mean {meant}?</b> : hint}</span>}
    />
  )
}

const hint = 'We will send a link there to confirm it.'

interface NewEmailFieldProps {
  name: string
  defaultValue: string | undefined
  error: string | undefined
}
