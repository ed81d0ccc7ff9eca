import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'

interface DemoLoginsProps {
  guests: readonly { label: string; email: string; password: string }[]
  /** The email of the one who is being logged in. */
  guest: string | undefined
}

/** In the demo, logs in as one of the demo users with one click. */
export function DemoLogins({ guests, guest }: DemoLoginsProps) {
  return (
    <section aria-labelledby="guests" className="mt-6 border-t border-line pt-5">
      <h2 id="guests" className="text-lead">
        Just looking? Log in with a demo account
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {guests.map(({ label, email, password }) => (
          <li key={email}>
            <Form method="post">
              <input type="hidden" name="guest" value={email} />
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="password" value={password} />
              <Button type="submit" variant="quiet" size="small" pending={email === guest}>
                {label}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
