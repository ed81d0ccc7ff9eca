import { keepForm, unsent, whyFailed } from '../platform/page.server.ts'
import type { Visit } from '../platform/visit.server.ts'

/** The page stays as it is, and so do the words in its form, whatever went wrong with what `failed` names. */
export function keepTyped(visit: Visit, error: unknown, { fields, failed }: Failure) {
  const refusal = whyFailed(visit, error)
  if (!refusal) return unsent(fields, { message: `${failed}.`, status: 500 })
  return keepForm(refusal, fields, refusal.details.fields ? null : failed)
}

interface Failure {
  fields: Record<string, string>
  failed: string
}
