import { type MessageView, type ThreadView, wordsIn } from '../../features/messages/message.ts'
import { isId } from '../../platform/id.ts'
import { typedIn, type RefusedForm } from '../../platform/forms/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { useOwnForm } from '../../ui/use-own-form.tsx'
import { useRefusedForm } from '../use-refused-form.ts'

const reasons = [
  'Spam or advertising',
  'Harassment or threats',
  'Fraud, or a suspicious payment request',
  'Not who they say they are',
  'Something else',
].map((reason) => ({ value: reason, label: reason }))

/** Posts `intent=report` with the field names of `POST /api/reports`: about one message, or about the person. */
export function ReportDialog({ what, view, closeHref, refused: answer }: ReportDialogProps) {
  const { userId, name } = view.with
  const about = messageAmong(view.messages, what)
  const subject = about ? { subject: 'message', id: about.id } : { subject: 'user', id: userId }
  const form = useOwnForm({ intent: 'report', ...subject }, useRefusedForm(answer))
  const field = typedIn(form.refused)
  return (
    <Dialog title={about ? `Report a message from ${name}` : `Report ${name}`} closeHref={closeHref}>
      <Form method="post" noValidate className="grid gap-4">
        <ErrorSummary {...form.refused} labels={{ reason: 'What is wrong', details: 'What happened' }} />
        {form.hidden}
        {about?.words ? <blockquote className={quote}>{about.words}</blockquote> : null}
        <SelectField
          label="What is wrong?"
          required
          placeholder="Please choose"
          options={reasons}
          {...field('reason')}
        />
        <TextArea
          label="What happened?"
          optional
          hint="We read every report. The other person is not told who reported them."
          {...field('details')}
        />
        <Button type="submit" pending={form.pending}>
          Send report
        </Button>
      </Form>
    </Dialog>
  )
}

const quote = 'max-h-40 overflow-y-auto border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-wrap text-soft'

interface ReportDialogProps {
  /** The id of a message, or anything else for the person. */
  what: string
  view: ThreadView
  closeHref: string
  refused: RefusedForm | undefined
}

/** With its text, if the page has it. */
function messageAmong(messages: MessageView[], id: string) {
  if (!isId(id)) return null
  const found = messages.find((message) => message.id === id)
  return { id, words: found && wordsIn(found) }
}
