import { Form, useNavigation } from 'react-router'

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'

const reasons = [
  'Spam or advertising',
  'Harassment or threats',
  'Fraud, or a request to pay in a strange way',
  'Not who they say they are',
  'Something else',
].map((reason) => ({ value: reason, label: reason }))

/** Posts `intent=report` with the names of `POST /api/reports`. */
export function ReportDialog({ open, userId, name, closeHref, unsent }: ReportDialogProps) {
  const { formData } = useNavigation()
  return (
    <Dialog open={open} title={`Report ${name}`} closeHref={closeHref}>
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="subject" value="user" />
        <input type="hidden" name="id" value={userId} />
        <SelectField
          label="What is wrong?"
          name="reason"
          required
          placeholder="Please choose"
          options={reasons}
          defaultValue={unsent?.values['reason']}
          error={unsent?.fields['reason']}
        />
        <TextArea
          label="What happened?"
          name="details"
          optional
          maxLength={4000}
          hint="We read every report. The other person is not told who reported them."
          defaultValue={unsent?.values['details']}
          error={unsent?.fields['details']}
        />
        <Button type="submit" pending={formData?.get('intent') === 'report'}>
          Send report
        </Button>
      </Form>
    </Dialog>
  )
}

interface ReportDialogProps {
  open: boolean
  userId: string
  name: string
  closeHref: string
  unsent?: { fields: Record<string, string>; values: Record<string, string> } | undefined
}
