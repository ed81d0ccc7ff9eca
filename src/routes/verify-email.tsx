import { data } from 'react-router'

import { linkLifetimes } from '../features/accounts/link-lifetimes.ts'
import { confirmEmail, isConfirmationLinkValid } from '../features/accounts/email-confirmation.server.ts'
import { EmailConfirmation } from '../features/accounts/password.schema.ts'
import { unconfirmedEmail } from '../features/accounts/profile.server.ts'
import { fieldsOf } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { redirectWithToast } from '../platform/forms/toast-redirects.server.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Visit } from '../platform/visit.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmailText } from '../ui/email-text.tsx'
import { Form } from '../ui/form.tsx'
import { usePosting } from '../ui/use-posting.ts'
import type { Route } from './+types/verify-email'
import { EntranceCard } from './entrance/entrance-card.tsx'
import { LogInNow } from './login/log-in-now.tsx'
import { mailedLinkHeaders, tokenIn } from './entrance/mailed-link.server.ts'

export const meta: Route.MetaFunction = () => privateMeta('Confirm your email')

export const headers: Route.HeadersFunction = mailedLinkHeaders

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  const token = tokenIn(request)
  const isGood = await isConfirmationLinkValid(visit, token)
  return { token, isGood, signedIn: visit.actor !== null, confirmed: isGood ? null : await confirmedAddress(visit) }
})

/** The caller's own address if there is nothing left to confirm: whoever opens a link twice has done it the first time. */
async function confirmedAddress(visit: Visit): Promise<string | null> {
  return visit.actor && (await unconfirmedEmail(visit)) === null ? visit.actor.email : null
}

/** Only the button confirms, not the page view: mail scanners open every link. */
export const action = page(async (visit, { request }: Route.ActionArgs) => {
  const form = EmailConfirmation.safeParse(await fieldsOf(visit, request))
  if (!form.success) return refusedFor('TOKEN_INVALID', 422)
  try {
    const { accountId, email } = await confirmEmail(visit, form.data)
    if (accountId !== visit.actor?.id) return { confirmed: email }
    return redirectWithToast('/profile', { title: confirmedTitle })
  } catch (error) {
    if (error instanceof Refusal && Object.hasOwn(refusals, error.code)) return refusedFor(error.code, error.status)
    throw error
  }
})

const confirmedTitle = 'Your email address is confirmed'

function refusedFor(code: string, status: number) {
  return data({ code }, { status })
}

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isGood, signedIn, confirmed } = loaderData
  const pending = usePosting()
  if (actionData && 'confirmed' in actionData) {
    return <LogInNow title={confirmedTitle} intro="Log in to continue." email={actionData.confirmed} />
  }
  const code = actionData?.code ?? (isGood ? null : 'TOKEN_INVALID')
  if (code === 'TOKEN_INVALID' && confirmed !== null) return <ConfirmedBefore email={confirmed} />
  if (code !== null) return <NotConfirmed code={code} signedIn={signedIn} />
  return (
    <EntranceCard title="Confirm your email" intro="Confirm that this address is yours, so that our emails reach you.">
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="main" size="large" className="w-full" pending={pending}>
          Confirm email address
        </Button>
      </Form>
    </EntranceCard>
  )
}

function ConfirmedBefore({ email }: { email: string }) {
  return (
    <EntranceCard title={confirmedTitle} intro="There is nothing else to do.">
      <p>
        We will write to <EmailText address={email} />.
      </p>
      <ButtonLink to="/profile" className="mt-6">
        Account settings
      </ButtonLink>
    </EntranceCard>
  )
}

function NotConfirmed({ code, signedIn }: { code: string; signedIn: boolean }) {
  const { title, intro, text } = refusals[code] ?? expired
  return (
    <EntranceCard title={title} intro={intro}>
      <p>{text}</p>
      <ButtonLink to="/profile" className="mt-6">
        {signedIn ? 'Account settings' : 'Log in'}
      </ButtonLink>
    </EntranceCard>
  )
}

const expired = {
  title: 'This link no longer works',
  intro: `A confirmation link works once, within ${linkLifetimes['verify-email'].words}, and only the newest one counts.`,
  text: 'If you have already confirmed your address, all is well. If not, your account settings can send you a new link.',
}

const refusals: Record<string, typeof expired> = {
  TOKEN_INVALID: expired,
  EMAIL_TAKEN: {
    title: 'This address is in use',
    intro: 'Another Poolwell account already uses it.',
    text: 'Your account keeps the address it had. You can enter another one in your account settings.',
  },
  LIMITED: {
    title: 'Too many attempts',
    intro: 'Please wait a little, then open the link in your email again.',
    text: 'Nothing was changed, and your link still works.',
  },
}
