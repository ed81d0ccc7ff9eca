import type { RefusedForm } from '../platform/forms/refused-form.ts'
import { usePosting } from './use-posting.ts'

/**
 * One of several forms of a page, which these values tell from the others: its hidden fields, whether it is being sent,
 * and the page's answer if that is about this form. `open` is true while it has an error to show.
 */
export function useOwnForm(values: Record<string, string>, answer?: RefusedForm) {
  const pending = usePosting(values)
  const entries = Object.entries(values)
  const refused = answer && entries.every(([name, value]) => answer.values[name] === value) ? answer : undefined
  return {
    hidden: entries.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />),
    pending,
    refused,
    open: refused && (refused.message !== null || Object.keys(refused.fields).length > 0),
  }
}

export type OwnForm = ReturnType<typeof useOwnForm>
