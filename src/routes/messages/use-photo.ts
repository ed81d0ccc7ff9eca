import { useRef, useState } from 'react'

import { unreadablePicture, whyUnfit } from '../../features/media/picture.ts'
import { useEarlyChoice } from '../../ui/use-early-choice.ts'

/** The photo that goes with the next message. */
export function usePhoto() {
  const input = useRef<HTMLInputElement>(null)
  const [photo, setPhoto] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const drop = () => {
    if (input.current) input.current.value = ''
    setPhoto(null)
    setProblem(null)
  }
  const choose = () => {
    const file = input.current?.files?.[0]
    if (!file) return
    drop()
    const unfit = whyUnfit(file)
    if (unfit) setProblem(unfit)
    else setPhoto(file)
  }
  useEarlyChoice(choose)
  return {
    input,
    photo,
    problem,
    drop,
    choose,
    /** For a file that the browser cannot show. */
    refuseUnreadable: () => {
      drop()
      setProblem(unreadablePicture)
    },
    /** Returns the photo and removes it from here. */
    take: () => {
      drop()
      return photo
    },
  }
}
