import type { ReactNode } from 'react'

import type { FilledForm } from '../../../platform/forms/refused-form.ts'

/** What stays as it was when only the time changes: folded, unless something in it was refused. */
export function OtherDetails({ replacesId, typed, children }: OtherDetailsProps) {
  if (!replacesId) return children
  const isRefused = Object.keys(typed.fields ?? {}).some((name) => !aboutTheTime.has(name))
  return (
    <details open={isRefused}>
      <summary className="inline-flex min-h-11 items-center link">Address, description and contact: as before</summary>
      <div className="mt-2 grid gap-4">{children}</div>
    </details>
  )
}

const aboutTheTime = new Set(['serviceType', 'requestDate', 'requestTime', 'repeat.everyWeeks', 'repeat.times'])

interface OtherDetailsProps {
  /** The booking whose time changes, if this is no new request. */
  replacesId: string | null | undefined
  typed: FilledForm
  children: ReactNode
}
