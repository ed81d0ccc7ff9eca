import { useNavigation } from 'react-router'

/** Whether a form with these values is being sent, or the page after it is loading. */
export function usePosting(values: Record<string, string> = {}): boolean {
  const { formMethod, formData } = useNavigation()
  return formMethod === 'POST' && Object.entries(values).every(([name, value]) => formData?.get(name) === value)
}
