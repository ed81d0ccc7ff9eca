import { essentialMails, type MailPreferences, mailKindWords } from '../../features/notifications/mail-preference.ts'
import { mailKinds, type Role } from '../../platform/tables/column-values.ts'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AskToLeave } from '../../ui/leaving.ts'
import { useOwnForm } from '../../ui/use-own-form.tsx'

export function NotificationsTab({ role, mailPreferences, refused }: NotificationsTabProps) {
  return (
    <div className="grid gap-6">
      <Card as="section" aria-labelledby="mail-choice">
        <h2 id="mail-choice" className="text-heading">
          Emails you can switch off
        </h2>
        <p className="mt-1 text-soft">The bell at the top of the page shows everything, whatever you choose here.</p>
        <PreferencesForm {...{ role, mailPreferences, refused }} />
      </Card>
      <Card as="section" aria-labelledby="mail-essential">
        <h2 id="mail-essential" className="text-heading">
          Always sent
        </h2>
        <ul className="mt-3 grid gap-3">
          {essentialMails[role].map(({ label, when }) => (
            <li key={label} className="flex gap-3">
              <Icon name="lock" className="mt-1 text-soft" />
              <span>
                <b>{label}</b>
                <span className="block text-small text-soft">{when}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

interface NotificationsTabProps {
  role: Role
  mailPreferences: MailPreferences
  refused: RefusedForm | undefined
}

function PreferencesForm({ role, mailPreferences, refused }: NotificationsTabProps) {
  const form = useOwnForm({ intent: 'notifications' }, refused)
  return (
    <Form method="post" preventScrollReset className="mt-4 grid gap-5">
      {form.hidden}
      <AskToLeave refused={form.refused} />
      <ErrorSummary {...form.refused} />
      <fieldset className="grid gap-1">
        <legend className="sr-only">Send me emails about</legend>
        {mailKinds.map((kind) => (
          <label
            key={kind}
            className="-mx-3 grid min-h-11 grid-cols-[auto_1fr] gap-x-3 rounded-field px-3 py-2.5 hover:bg-mist"
          >
            <input
              type="checkbox"
              name={kind}
              defaultChecked={form.refused ? form.refused.values[kind] === 'on' : mailPreferences[kind]}
              aria-labelledby={`${kind}-what`}
              aria-describedby={`${kind}-when`}
              className="mt-0.5 size-5 accent-pool"
            />
            <span id={`${kind}-what`} className="font-bold">
              {mailKindWords[kind].label}
            </span>
            <span id={`${kind}-when`} className="col-start-2 text-small text-soft">
              {mailKindWords[kind].when[role]}
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit" pending={form.pending}>
          Save
        </Button>
      </div>
    </Form>
  )
}
