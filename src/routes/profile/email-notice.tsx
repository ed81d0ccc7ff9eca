import { useLocation } from 'react-router'

import type { UnconfirmedEmail } from '../../features/accounts/profile.server.ts'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { EmailText } from '../../ui/email-text.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useOwnForm } from '../../ui/use-own-form.tsx'
import { KeptMailHint } from '../entrance/kept-mail-hint.tsx'

/**
 * An address that is still to be confirmed: where the link went, a button to send one, and one to cancel the change.
 */
export function EmailNotice({ settings, mailIsKept, linkIsSent, refused }: EmailNoticeProps) {
  const { email, emailVerified, pendingEmail } = settings
  if (emailVerified && pendingEmail === null) return null
  return (
    <section aria-labelledby="confirm-email" className="flex gap-4 rounded-card bg-mist p-4 text-pool-deep">
      <Icon name="mail" className="mt-0.5 size-6" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id="confirm-email" className="font-bold">
              {pendingEmail === null ? 'Confirm your email' : 'Confirm your new email'}
            </h2>
            <p className="text-small">
              {linkIsSent ? 'We sent a link to' : 'You need a link to confirm'}{' '}
              <b>
                <EmailText address={pendingEmail ?? email} />
              </b>
              .{' '}
              {pendingEmail === null ? (
                <WrongAddress />
              ) : (
                <>
                  Until you open it, you log in with <EmailText address={email} />.
                </>
              )}
            </p>
          </div>
          <Buttons {...{ pendingEmail, linkIsSent, refused }} />
        </div>
        {mailIsKept ? <KeptMailHint /> : null}
      </div>
    </section>
  )
}

interface EmailNoticeProps {
  settings: UnconfirmedEmail
  mailIsKept: boolean
  linkIsSent: boolean
  /** On the page where what is posted here is answered. */
  refused?: RefusedForm
}

/** Whoever mistyped it gets no link. The settings have the field next to this. */
function WrongAddress() {
  if (useLocation().pathname === '/profile') return null
  return (
    <>
      Wrong address?{' '}
      <Link to="/profile" className="link">
        Change it
      </Link>
    </>
  )
}

function Buttons({ pendingEmail, linkIsSent, refused }: ButtonsProps) {
  const resending = useOwnForm({ intent: 'resend-confirmation' }, refused)
  const canceling = useOwnForm({ intent: 'cancel-email-change' }, refused)
  return (
    <Form method="post" action="/profile" className="flex flex-wrap gap-3">
      <ErrorSummary {...(resending.refused ?? canceling.refused)} />
      <Button type="submit" size="small" name="intent" value="resend-confirmation" pending={resending.pending}>
        {linkIsSent ? 'Send it again' : 'Send the link'}
      </Button>
      {pendingEmail === null ? null : (
        <Button
          type="submit"
          size="small"
          variant="quiet"
          name="intent"
          value="cancel-email-change"
          pending={canceling.pending}
        >
          Keep the old address
        </Button>
      )}
    </Form>
  )
}

type ButtonsProps = Pick<EmailNoticeProps, 'linkIsSent' | 'refused'> & Pick<UnconfirmedEmail, 'pendingEmail'>
