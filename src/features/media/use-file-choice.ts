import { useRef } from 'react'

import { useEarlyChoice } from '../../ui/use-early-choice.ts'

/** A file input whose files are taken as soon as they are chosen, and which is empty again afterwards. */
export function useFileChoice(take: (files: File[], form: HTMLFormElement | null) => void) {
  const input = useRef<HTMLInputElement>(null)
  const choose = () => {
    if (!input.current?.files?.length) return
    take(Array.from(input.current.files), input.current.form)
    // A browser that restores forms on reload must not send them again.
    input.current.value = ''
  }
  useEarlyChoice(choose)
  return { input, choose }
}
