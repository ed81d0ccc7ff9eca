import type { RefusedForm } from '../../../platform/forms/refused-form.ts'
import { ErrorSummary } from '../../../ui/form.tsx'
import { LongText } from '../../../ui/long-text.tsx'

/** For a dialog that is gone, because its booking has changed meanwhile: what was typed there may be sent in a message. */
export function WhyRefused({ message, fields, values }: RefusedForm) {
  const text = values['reason'] || values['comment'] || values['response'] || values['address']
  return (
    <>
      <ErrorSummary message={message} fields={fields} />
      {text ? (
        <div className="rounded-field bg-mist p-4">
          <p className="font-bold">What you wrote was not sent:</p>
          <LongText text={text} quoted />
        </div>
      ) : null}
    </>
  )
}
