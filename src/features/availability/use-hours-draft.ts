import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { changeDraft, focusAfter } from './hours-change.ts'
import type { HoursDraft } from './hours-draft.ts'
import type { Edit } from './hours-row.ts'
import { hoursDraftIn } from './hours-draft-in.ts'

/** The hours while they are edited. Only the errors of an answer are used: the draft is here already. */
export function useHoursDraft(start: HoursDraft, answered: Record<string, string> = none) {
  const [draft, setDraft] = useState(start)
  const [outdated, setOutdated] = useState(none)
  const controls = useRef<HTMLFormElement>(null)
  // Choices made before the scripts had loaded exist only in the controls.
  useEffect(() => {
    if (controls.current) setDraft(hoursDraftIn(new FormData(controls.current)))
  }, [])
  return {
    draft,
    errors: answered === outdated ? none : answered,
    controls,
    onEdit: ({ currentTarget: { form } }: Edit) => form && setDraft(hoursDraftIn(new FormData(form))),
    onPress: (event: MouseEvent<HTMLButtonElement>) => {
      const { form, value } = event.currentTarget
      event.preventDefault()
      // Only a row that has been rendered can get the focus.
      flushSync(() => {
        setDraft(changeDraft(draft, value))
        setOutdated(answered)
      })
      const places = form?.querySelectorAll<HTMLElement>(focusAfter(value)) ?? []
      Array.from(places).at(-1)?.focus()
    },
  }
}

const none: Record<string, string> = {}
