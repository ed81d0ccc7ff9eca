import { data, redirect } from 'react-router'

import { safeRedirect } from '../features/accounts/account.ts'
import { formOf } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { signedIn } from '../platform/visit.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ViewerField } from '../ui/form.tsx'
import type { Route } from './+types/send-again'
import { EntranceCard } from './entrance/entrance-card.tsx'
import { carriedBy } from './login/carried-form.server.ts'

export const meta: Route.MetaFunction = () => privateMeta('Send what you wrote')

/** The login is reposted here when it carries a form that was posted too late. */
export const action = page(async (visit, { request }: Route.ActionArgs) => {
  signedIn(visit)
  const address = safeRedirect(new URL(request.url).searchParams.get('redirect'), '/')
  const values = carriedBy(await formOf(visit, request))
  return values ? data({ address, values }) : redirect(address, 303)
})

/**
 * For browsers without scripts: what was written before the login, with a button that sends it where it was meant to
 * go.
 */
export default function SendAgainPage({ actionData }: Route.ComponentProps) {
  if (!actionData) return <Nothing />
  const { address, values } = actionData
  return (
    <EntranceCard title="You are logged in" intro="This is what you wrote. It has not been sent yet.">
      <blockquote className="border-l-4 border-aqua pl-4 wrap-anywhere whitespace-pre-wrap">
        {longestText(values)}
      </blockquote>
      <form method="post" action={address} className="mt-6 flex flex-wrap gap-3">
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ViewerField />
        <Button type="submit" variant="main">
          Send it now
        </Button>
        <ButtonLink to={address} variant="quiet">
          Do not send it
        </ButtonLink>
      </form>
    </EntranceCard>
  )
}

/** Shown when someone returns to this address later. */
function Nothing() {
  return (
    <EntranceCard title="Nothing to send" intro="What you wrote is no longer kept here.">
      <ButtonLink to="/">Go to the home page</ButtonLink>
    </EntranceCard>
  )
}

/** The most telling field: the user has to see what is sent, and the others are choices and contact details. */
function longestText(values: Record<string, string>): string {
  const counted = Object.values(values).map((text) => ({ text, words: countWords(text) }))
  return counted.reduce((most, each) => (each.words > most.words ? each : most), { text: '', words: 1 }).text
}

function countWords(text: string): number {
  return text.split(/\s+/).length
}
