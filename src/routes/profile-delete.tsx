import { AccountDeletion } from '../features/privacy/account-deletion.schema.ts'
import { deleteAccount } from '../features/privacy/delete-account.server.ts'
import { clearCacheHeader, sessionCookie } from '../platform/cookies.server.ts'
import { forgetDrafts } from '../platform/forms/draft.ts'
import { fieldsOf, takeForm } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { redirectWithToast } from '../platform/forms/toast-redirects.server.ts'
import { signedIn } from '../platform/visit.server.ts'
import { typedIn } from '../platform/forms/refused-form.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmailText } from '../ui/email-text.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { ErrorSummary, Form } from '../ui/form.tsx'
import { usePosting } from '../ui/use-posting.ts'
import type { Route } from './+types/profile-delete'

export const meta: Route.MetaFunction = () => privateMeta('Delete your account')

export const loader = page(async (visit) => {
  const { email, hasProProfile } = signedIn(visit)
  return { email, hasProProfile }
})

export const action = page(async (visit, { request }: Route.ActionArgs) => {
  signedIn(visit)
  const values = await fieldsOf(visit, request)
  const form = { schema: AccountDeletion, values, title: 'Failed to delete your account' }
  return takeForm(visit, form, async (deletion) => {
    await deleteAccount(visit, deletion)
    const toast = {
      title: 'Your account has been deleted',
      description: 'You are logged out. Thank you for using Poolwell.',
    }
    const cookie = sessionCookie(visit.config.publicUrl).clear()
    return redirectWithToast('/', toast, new Headers({ 'set-cookie': cookie, ...clearCacheHeader }))
  })
})

export default function ProfileDeletePage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const pending = usePosting()
  const { email, hasProProfile } = loaderData
  return (
    <div className="wrap max-w-2xl py-10 md:py-14">
      <h1 className="text-title">Delete your account</h1>
      <p className="mt-2 text-soft">
        This erases the account of{' '}
        <strong>
          <EmailText address={email} />
        </strong>{' '}
        right away. It cannot be undone.
      </p>
      <Card className="mt-6">
        <ul className="grid list-disc gap-2 pl-5">
          {[...consequences, ...(hasProProfile ? proConsequences : [])].map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <Form method="post" noValidate onSubmit={() => forgetDrafts()} className="mt-6 grid gap-5">
          <ErrorSummary message={refused?.message} fields={refused?.fields} />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            required
            {...typedIn(refused)('password')}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" pending={pending}>
              Delete my account
            </Button>
            <ButtonLink to="/profile" variant="quiet">
              Keep my account
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </div>
  )
}

const consequences = [
  'Your name, email, phone, picture and addresses are erased, and you are logged out everywhere.',
  'Open requests and visits that are still ahead are canceled, and the other side is told.',
  'Your messages are blanked. Reviews you wrote stay, signed “Former customer.”',
]

const proConsequences = [
  'Your business, its services, hours and answers to reviews are gone, and so is its page.',
  'Your membership ends now, and nothing more is charged.',
]
