import { useNavigation } from 'react-router'

/** Whether a form with these values is on its way, or the page that its answer leads to. */
export function usePosting(values: Record<string, string> = {}): boolean {
  const { formMethod, formData } = useNavigation()
  return formMethod === 'POST' && Object.entries(values).every(([name, value]) => formData?.get(name) === value)
}
