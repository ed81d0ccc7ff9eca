import { CalendarFeed } from '../../features/calendar/calendar-feed.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmailText } from '../../ui/email-text.tsx'

/** The account's details, and how to see the appointments in another calendar. */
export function ProfileTab({ firstName, lastName, email, connected, calendarUrl }: ProfileTabProps) {
  return (
    <div className="grid max-w-2xl gap-6">
      <Card>
        <dl className="grid gap-4">
          <div>
            <dt className="text-small text-soft">Name</dt>
            <dd className="font-bold wrap-anywhere">
              {firstName} {lastName}
            </dd>
          </div>
          <div>
            <dt className="text-small text-soft">Email</dt>
            <dd className="font-bold">
              <EmailText address={email} />
            </dd>
          </div>
        </dl>
        <p className="mt-4 text-small text-soft">Your name and email are managed in your account settings.</p>
        <ButtonLink to="/profile" variant="quiet" className="mt-4">
          Account settings
        </ButtonLink>
      </Card>
      <CalendarFeed connected={connected} url={calendarUrl} />
    </div>
  )
}

interface ProfileTabProps {
  firstName: string
  lastName: string
  email: string
  /** Whether a calendar app already reads the appointments. */
  connected: boolean
  calendarUrl: string | undefined
}
