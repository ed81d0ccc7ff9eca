import { data } from 'react-router'

import { mailKindWords } from '../features/notifications/mail-preference.ts'
import { findUnsubscription, unsubscribe } from '../features/notifications/mail-preferences.server.ts'
import type { MailKind, Role } from '../platform/tables/column-values.ts'
import { page } from '../platform/page.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { uncapitalized } from '../ui/capitalized.ts'
import { Form } from '../ui/form.tsx'
import { usePosting } from '../ui/use-posting.ts'
import type { Route } from './+types/unsubscribe'
import { EntranceCard } from './entrance/entrance-card.tsx'
import { mailedLinkHeaders, tokenIn } from './entrance/mailed-link.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData ? 'Unsubscribe' : brokenTitle)

export const headers: Route.HeadersFunction = mailedLinkHeaders

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  const found = await findUnsubscription(visit, tokenIn(request))
  return data(found, { status: found ? 200 : 404 })
})

/** Only the button unsubscribes, not the page view: mail scanners open every link. */
export const action = page(async (visit, { request }: Route.ActionArgs) => {
  const ended = await unsubscribe(visit, tokenIn(request))
  return data({ ended }, { status: ended ? 200 : 404 })
})

export default function UnsubscribePage({ loaderData: found, actionData }: Route.ComponentProps) {
  if (!found || actionData?.ended === null) return <Unknown />
  return found.wanted ? <Question {...found} /> : <Ended kind={found.kind} />
}

function Question({ kind, role }: { kind: MailKind; role: Role }) {
  const pending = usePosting()
  const { label, when } = mailKindWords[kind]
  return (
    <EntranceCard title="Stop these emails?" intro={`${label}: ${uncapitalized(when[role])}`}>
      <Form method="post">
        <Button type="submit" variant="main" size="large" className="w-full" pending={pending}>
          Unsubscribe
        </Button>
      </Form>
      <p className="mt-5 text-small text-soft">
        Emails about your bookings and your account still reach you, and everything else is in your notifications.
      </p>
    </EntranceCard>
  )
}

function Ended({ kind }: { kind: MailKind }) {
  return (
    <EntranceCard title="You are unsubscribed" intro={`You will no longer get “${mailKindWords[kind].label}” emails.`}>
      <p>Changed your mind? Your settings switch them on again.</p>
      <Settings />
    </EntranceCard>
  )
}

function Unknown() {
  return (
    <EntranceCard title={brokenTitle} intro="Part of it may be missing.">
      <p>You can choose which emails you get in your settings.</p>
      <Settings />
    </EntranceCard>
  )
}

const brokenTitle = 'This link does not work'

function Settings() {
  return (
    <ButtonLink to="/profile?tab=notifications" variant="quiet" className="mt-6">
      Notification settings
    </ButtonLink>
  )
}
