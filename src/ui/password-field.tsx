import { useState } from 'react'

import { Field, type FieldControl } from './field.tsx'

/** A password with a button that reveals it; the button appears only where scripts can make it work. */
export function PasswordField({ label, name, hint, error, optional, className, ...input }: FieldControl<'input'>) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, name, hint, error, optional, className }}>
      {(control) => (
        <div className="relative">
          <input {...input} {...control} type={shown ? 'text' : 'password'} className="control pr-18" />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-1 min-w-11 rounded-field px-3 text-small font-bold text-pool noscript:hidden"
          >
            {shown ? 'Hide' : 'Show'}
            <span className="sr-only"> password</span>
          </button>
        </div>
      )}
    </Field>
  )
}
