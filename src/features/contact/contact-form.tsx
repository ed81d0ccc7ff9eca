import { typedIn, type RefusedForm } from '../../platform/forms/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { AskToLeave } from '../../ui/leaving.ts'
import { usePosting } from '../../ui/use-posting.ts'
import { contactSubjects, subjectValues } from './contact.ts'
import { aboutInWords } from './reported-part.ts'

/** A message to support. Prefills what the visitor's account knows, and keeps what was typed when sending fails. */
export function ContactForm({ known, refused }: ContactFormProps) {
  const isSending = usePosting()
  return (
    <Form method="post" action="/contact" noValidate className="grid gap-5 sm:grid-cols-2">
      <AskToLeave refused={refused} />
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary message={refused?.message} fields={refused?.fields} />
      </div>
      <Fields {...{ known, refused }} />
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

function Fields({ known, refused }: ContactFormProps) {
  const field = typedIn(refused, known)
  return (
    <>
      <TextField label="Name" autoComplete="name" required {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" optional {...field('phone')} />
      <SelectField
        key={known['subject']}
        label="Subject"
        required
        placeholder="Select a subject"
        options={subjectValues.map((value) => ({ value, label: contactSubjects[value] }))}
        {...field('subject')}
      />
      <About {...field('about')} />
      <TextArea label="Message" rows={6} required className="sm:col-span-2" {...field('message')} />
      <NotForPeople />
    </>
  )
}

/** Not part of the message, so that nobody sends a report without saying what is wrong. */
function About({ name, defaultValue }: { name: string; defaultValue: string }) {
  if (!defaultValue) return null
  return (
    <p className="text-small sm:col-span-2">
      <span className="font-bold">About:</span> {aboutInWords(defaultValue)}
      <input type="hidden" name={name} value={defaultValue} />
    </p>
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

interface ContactFormProps {
  known: Readonly<Record<string, string | undefined>>
  refused: RefusedForm | undefined
}
