import { type MessageView, type ThreadView, wordsIn } from '../../features/messages/message.ts'
import { isId } from '../../platform/id.ts'
import { typedIn, type Unsent } from '../../platform/unsent.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { usePosting } from '../../ui/use-posting.ts'
import { useUnsent } from '../use-unsent.ts'

const reasons = [
  'Spam or advertising',
  'Harassment or threats',
  'Fraud, or a suspicious payment request',
  'Not who they say they are',
  'Something else',
].map((reason) => ({ value: reason, label: reason }))

/** Posts `intent=report` with the field names of `POST /api/reports`: about one message, or about the person. */
export function ReportDialog({ what, view, closeHref, unsent: answer }: ReportDialogProps) {
  const unsent = reportIn(useUnsent(answer))
  const field = typedIn(unsent)
  const { userId, name } = view.with
  const about = messageAmong(view.messages, what)
  const pending = usePosting({ intent: 'report' })
  return (
    <Dialog open title={about ? `Report a message from ${name}` : `Report ${name}`} closeHref={closeHref}>
      <Form method="post" noValidate className="grid gap-4">
        <ErrorSummary
          message={unsent?.message}
          fields={unsent?.fields}
          labels={{ reason: 'What is wrong', details: 'What happened' }}
        />
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="subject" value={about ? 'message' : 'user'} />
        <input type="hidden" name="id" value={about?.id ?? userId} />
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
        <Button type="submit" pending={pending}>
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
  unsent: Unsent | undefined
}

function reportIn(unsent: Unsent | undefined) {
  return unsent?.values['intent'] === 'report' ? unsent : undefined
}

/** With its text, if the page has it. */
function messageAmong(messages: MessageView[], id: string) {
  if (!isId(id)) return null
  const found = messages.find((message) => message.id === id)
  return { id, words: found && wordsIn(found) }
}
