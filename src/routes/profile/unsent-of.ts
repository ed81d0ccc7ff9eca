import { useNavigation } from 'react-router'

import type { Unsent } from '../../platform/unsent.ts'

/** The answer to this form, among the several of the page. */
export function unsentOf(unsent: Unsent | undefined, intent: string): Unsent | undefined {
  return unsent?.values['intent'] === intent ? unsent : undefined
}

/** Whether this form is on its way; `name` and `value` tell it from others with the same intent. */
export function usePosting(intent: string, name = 'intent', value = intent): boolean {
  const { formData } = useNavigation()
  return formData?.get('intent') === intent && formData.get(name) === value
}
