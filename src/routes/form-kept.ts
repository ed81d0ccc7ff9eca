import type { RefusedForm } from '../platform/forms/refused-form.ts'

/** A form that was sent after its writer's session had ended, for the page at this address. */
export interface KeptForm {
  writerId: string | undefined
  address: string
  typed: [string, FormDataEntryValue][]
  refused: RefusedForm
}

// In memory only: what was typed may be private, and logging in does not reload the document.
let kept: KeptForm | null = null

export function keepForm(form: KeptForm | null): void {
  kept = form
}

export function formKeptFor(address: string | null): KeptForm | null {
  return kept?.address === address ? kept : null
}
