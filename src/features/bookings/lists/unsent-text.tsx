import type { RefusedForm } from '../../../platform/forms/refused-form.ts'
import { LongText } from '../../../ui/long-text.tsx'

/**
 * What was typed into a dialog that is gone, because its booking has changed meanwhile: it may be sent in a message.
 */
export function UnsentText({ values }: Pick<RefusedForm, 'values'>) {
  const text = values['reason'] || values['comment'] || values['response'] || values['address']
  return text ? (
    <div className="rounded-field bg-mist p-4">
      <p className="font-bold">What you wrote was not sent:</p>
      <LongText text={text} quoted />
    </div>
  ) : null
}
