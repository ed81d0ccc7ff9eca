import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Export all data, or delete the account. Deleting asks for the password on a page of its own. */
export function YourData() {
  return (
    <Card as="section" aria-labelledby="your-data">
      <h2 id="your-data" className="text-heading">
        Your data
      </h2>
      <p className="mt-2 text-soft">
        A file with all that Poolwell keeps about you: your account, bookings, reviews and messages, as JSON.
      </p>
      <ButtonLink to="/api/auth/export" reloadDocument variant="quiet" className="mt-4">
        Download my data
      </ButtonLink>
      <h3 className="mt-8 font-bold">Delete your account</h3>
      <p className="mt-1 text-soft">
        Erases what we know about you and ends your open bookings. This cannot be undone, so it asks for your password.
      </p>
      <ButtonLink to="/profile/delete" variant="danger" className="mt-4">
        Delete my account
      </ButtonLink>
    </Card>
  )
}
