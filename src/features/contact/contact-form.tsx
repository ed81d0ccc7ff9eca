import type { Unsent } from '../../platform/unsent.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { usePosting } from '../../ui/use-posting.ts'
import { contactSubjects, subjectValues } from './contact.ts'

/** A message to support. Prefills what the visitor's account knows, and keeps what was typed when sending fails. */
export function ContactForm({ known, unsent }: ContactFormProps) {
  const isSending = usePosting()
  return (
    <Form method="post" action="/contact" noValidate className="grid gap-5 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary message={unsent?.message} fields={unsent?.fields} />
      </div>
      <Fields values={{ ...known, ...unsent?.values }} errors={unsent?.fields ?? {}} presetSubject={known['subject']} />
      <Button
        type="submit"
        variant="main"
        size="large"
        disabled={isSending}
        className="sm:col-span-2 sm:justify-self-start"
      >
        {isSending ? 'Sending Message...' : 'Send message'}
      </Button>
    </Form>
  )
}

function Fields({
  values,
  errors,
  presetSubject,
}: {
  values: Texts
  errors: Texts
  presetSubject: string | undefined
}) {
  const control = (name: string) => ({ name, defaultValue: values[name], error: errors[name] })
  return (
    <>
      <TextField label="Name" autoComplete="name" required {...control('name')} />
      <TextField label="Email" type="email" autoComplete="email" required {...control('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" optional {...control('phone')} />
      <SelectField
        key={presetSubject}
        label="Subject"
        required
        placeholder="Select a subject"
        options={subjectValues.map((value) => ({ value, label: contactSubjects[value] }))}
        {...control('subject')}
      />
      <TextArea label="Message" rows={6} required className="sm:col-span-2" {...control('message')} />
      <NotForPeople />
    </>
  )
}

/** Hidden from view, keyboards, screen readers and password managers: only bots fill it in. */
function NotForPeople() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        Leave this empty
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
      </label>
    </div>
  )
}

type Texts = Readonly<Record<string, string>>

interface ContactFormProps {
  known: Texts
  unsent: Unsent | undefined
}
