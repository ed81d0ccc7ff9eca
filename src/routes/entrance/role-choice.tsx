import { FieldError } from '../../ui/field.tsx'

const choices = [
  { role: 'customer', title: 'I have a pool', text: 'Find, book and review pros.' },
  { role: 'pro', title: 'I am a pool pro', text: 'Receive requests from homeowners.' },
]

/** Two large radio buttons: homeowner or pro. */
export function RoleChoice({ chosen, error }: { chosen: string | null | undefined; error: string | undefined }) {
  return (
    <fieldset id={error && 'wrong-role'} tabIndex={-1} aria-describedby={error ? 'role-error' : undefined}>
      <legend className="mb-2 text-small font-bold">How will you use Poolwell?</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map(({ role, title, text }) => (
          <label
            key={role}
            className="flex gap-3 rounded-field border-[1.5px] border-control p-4 has-checked:border-pool has-checked:bg-mist"
          >
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === (chosen === 'pro' ? 'pro' : 'customer')}
              aria-label={`${title}. ${text}`}
              className="mt-1 size-5 accent-pool"
            />
            <span>
              <b className="block leading-snug">{title}</b>
              <span className="text-small text-soft">{text}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id="role-error" error={error} className="mt-1.5" />
    </fieldset>
  )
}
