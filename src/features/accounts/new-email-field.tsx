import { useRef, useState } from 'react'

import { TextField } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { likelyEmail } from './likely-email.ts'

/**
 * Where an account gets its email. A likely slip is shown once the field is left, and keeps nobody from going on; one
 * press corrects it.
 */
export function NewEmailField({ defaultValue = '', ...field }: NewEmailFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [meant, setMeant] = useState(() => likelyEmail(defaultValue))
  const correct = (email: string) => {
    if (!input.current) return
    input.current.value = email
    // For the form: its draft changes, and an error may no longer apply.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
    setMeant(null)
  }
  return (
    <TextField
      ref={input}
      {...field}
      label="Email"
      type="email"
      autoComplete="email"
      required
      defaultValue={defaultValue}
      onBlur={({ target }) => setMeant(likelyEmail(target.value))}
      hint={<span aria-live="polite">{meant ? <Meant email={meant} onTake={() => correct(meant)} /> : hint}</span>}
    />
  )
}

function Meant({ email, onTake }: { email: string; onTake: () => void }) {
  const words = `Did you mean ${email}?`
  if (!useHydrated()) return <b className="text-ink">{words}</b>
  return (
    <button type="button" className="link text-left wrap-anywhere" onClick={onTake}>
      {words}
    </button>
  )
}

const hint = 'We will send a link there to confirm it.'

interface NewEmailFieldProps {
  name: string
  defaultValue: string | undefined
  error: string | undefined
}
