import { listKeptMail } from '../features/notifications/kept-mail.server.ts'
import { page } from '../platform/page.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { formatInstant } from '../ui/format.ts'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/dev-mail'

export const meta: Route.MetaFunction = () => privateMeta('Mail')

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  const to = new URL(request.url).searchParams.get('to')?.trim() ?? ''
  const mails = await listKeptMail(visit, to)
  return { to, mails: mails.map(({ id, to, subject, createdAt }) => ({ id, to, subject, createdAt })) }
})

export default function DevMailPage({ loaderData: { to, mails } }: Route.ComponentProps) {
  return (
    <div className="wrap py-10 md:py-14">
      <h1 className="text-title">Mail</h1>
      <p className="mt-2 max-w-measure text-soft">
        No mail server is configured, so every mail that Poolwell would send is kept here, newest first.
      </p>
      <Form className="mt-6 flex max-w-xl flex-wrap items-end gap-3">
        <TextField
          label="Sent to"
          name="to"
          type="email"
          defaultValue={to}
          placeholder="dana@example.com"
          className="min-w-60 flex-1"
        />
        <Button type="submit" variant="quiet">
          Show
        </Button>
      </Form>
      {mails.length > 0 ? (
        <MailList mails={mails} />
      ) : (
        <div className="mt-8">
          <EmptyState title="No mail" text={to ? `Nothing was sent to ${to}.` : 'Register or book a visit.'}>
            {to ? <ButtonLink to="/dev/mail">Show all</ButtonLink> : null}
          </EmptyState>
        </div>
      )}
    </div>
  )
}

interface MailLine {
  id: string
  to: string
  subject: string
  createdAt: string
}

function MailList({ mails }: { mails: MailLine[] }) {
  return (
    <Card padded={false} className="mt-8 overflow-hidden">
      <ul>
        {mails.map(({ id, to, subject, createdAt }) => (
          <li key={id} className="border-b border-line last:border-0">
            <Link
              to={`/dev/mail/${id}`}
              className="flex flex-wrap justify-between gap-x-6 px-5 py-3 -outline-offset-3 hover:bg-mist"
            >
              <span className="font-bold wrap-anywhere">{subject}</span>
              <span className="text-small text-soft sm:text-right">{formatInstant(createdAt, 'UTC')} UTC</span>
              <span className="w-full text-small wrap-anywhere text-soft">{to}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
