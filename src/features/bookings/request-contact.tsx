import { TextField } from '../../ui/field.tsx'
import { fullName } from '../../ui/format.ts'
import type { PoolPlace } from './booking.ts'
import type { FieldErrors } from '../../platform/refusal.ts'

/** What was typed into a form that was refused, and its errors. */
export interface SubmittedForm {
  values?: Record<string, string> | undefined
  errors?: FieldErrors | undefined
}

/** The customer, with the contact details of their last request. */
export interface Visitor {
  firstName: string
  lastName: string
  email: string
  phone?: string | null
  pool?: PoolPlace | null
}

/** How the pro can reach the customer. */
export function RequestContact({ visitor, values, errors }: SubmittedForm & { visitor: Visitor }) {
  return (
    <>
      <TextField
        label="Your name"
        name="customerName"
        autoComplete="name"
        required
        minLength={2}
        maxLength={100}
        defaultValue={values?.['customerName'] ?? fullName(visitor)}
        error={errors?.['customerName']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={values?.['email'] ?? visitor.email}
          error={errors?.['email']}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          minLength={10}
          maxLength={40}
          defaultValue={values?.['phone'] ?? visitor.phone ?? ''}
          error={errors?.['phone']}
        />
      </div>
    </>
  )
}
