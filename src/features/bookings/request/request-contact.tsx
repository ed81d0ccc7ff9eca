import { typedIn, type FilledForm } from '../../../platform/forms/refused-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { fullName } from '../../../ui/format.ts'
import type { Visitor } from './prepared-request.ts'

/** How the pro can reach the customer. */
export function RequestContact({ visitor, typed }: { visitor: Visitor; typed: FilledForm }) {
  const { email, phone } = visitor
  const field = typedIn(typed, { customerName: fullName(visitor), email, phone })
  return (
    <>
      <TextField
        label="Your name"
        {...field('customerName')}
        autoComplete="name"
        required
        minLength={2}
        maxLength={100}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Email" {...field('email')} type="email" autoComplete="email" required />
        <TextField
          label="Phone"
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          required
          minLength={10}
          maxLength={40}
        />
      </div>
    </>
  )
}
