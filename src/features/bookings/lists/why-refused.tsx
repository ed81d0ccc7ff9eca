import type { RefusedForm } from '../../../platform/forms/refused-form.ts'
import { ErrorSummary } from '../../../ui/form.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/**
 * Above the list, until scripts show it in the dialog. A component of its own: as the list itself is rendered again,
 * React discards its parts whose code is still loading, with what was typed there.
 */
export function WhyRefused({ refused, hasDialog }: { refused: RefusedForm; hasDialog: boolean }) {
  const isInDialog = useHydrated() && hasDialog
  return isInDialog ? null : <ErrorSummary message={refused.message} fields={refused.fields} />
}
