import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { changeDraft, focusAfter } from './hours-change.ts'
import { type HoursDraft, isSameDraft } from './hours-draft.ts'
import { type Edit, errorIdOf } from './hours-row.ts'
import { hoursDraftIn } from './hours-draft-in.ts'

/**
 * The hours while they are edited. Of an answer only the errors are used, until their fields change. Once they are
 * saved, the draft is as `stored`, unless it was changed again meanwhile.
 */
export function useHoursDraft(start: HoursDraft, stored: HoursDraft, answered: Errors = none) {
  const [draft, setDraft] = useState(start)
  const [known, setKnown] = useState({ stored, sent: stored })
  if (!isSameDraft(known.stored, stored)) {
    setKnown({ stored, sent: stored })
    if (isSameDraft(known.sent, draft)) setDraft(stored)
  }
  const [errors, setErrors] = useErrors(answered)
  const controls = useRef<HTMLFormElement>(null)
  // Choices made before the scripts had loaded exist only in the controls.
  useEffect(() => {
    if (controls.current) setDraft(hoursDraftIn(new FormData(controls.current)))
  }, [])
  return {
    draft,
    errors,
    controls,
    onSubmit: () => setKnown({ stored, sent: draft }),
    onEdit: ({ currentTarget }: Edit) => {
      if (currentTarget.form) setDraft(hoursDraftIn(new FormData(currentTarget.form)))
      const mended = currentTarget.getAttribute('aria-describedby')
      if (mended) setErrors(errorsWithout(mended))
    },
    onPress: (event: MouseEvent<HTMLButtonElement>) => {
      const { form, value } = event.currentTarget
      event.preventDefault()
      // Only a row that has been rendered can get the focus.
      flushSync(() => {
        setDraft(changeDraft(draft, value))
        setErrors(none)
      })
      const places = form?.querySelectorAll<HTMLElement>(focusAfter(value)) ?? []
      Array.from(places).at(-1)?.focus()
    },
  }
}

/** Those of the latest answer. */
function useErrors(answered: Errors) {
  const [latest, setLatest] = useState(answered)
  const [errors, setErrors] = useState(answered)
  if (latest !== answered) {
    setLatest(answered)
    setErrors(answered)
  }
  return [errors, setErrors] as const
}

function errorsWithout(id: string) {
  return (errors: Errors) => Object.fromEntries(Object.entries(errors).filter(([place]) => errorIdOf(place) !== id))
}

type Errors = Record<string, string>

const none: Errors = {}
