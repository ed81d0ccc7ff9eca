import { useState } from 'react'

import type { FilledForm } from '../../../platform/forms/refused-form.ts'
import type { PreparedRequest } from './prepared-request.ts'

export type Repetition = ReturnType<typeof useRepetition>

/** What is chosen of how often to come, and of whether appointments of a series move together. */
export function useRepetition({ later = 0 }: PreparedRequest, { values }: FilledForm) {
  const [which, chooseWhich] = useState(values['which'] ?? (later > 0 ? 'one' : ''))
  const [everyWeeks, chooseRhythm] = useState(values['repeat.everyWeeks'] ?? '')
  return { which, chooseWhich, everyWeeks, chooseRhythm, repeats: which !== 'one' && everyWeeks !== '' }
}
