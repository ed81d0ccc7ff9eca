import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { largestPicture, tooLargePicture } from '../../features/media/picture.ts'

export interface ChosenPhoto {
  file: File
  /** Where this page alone finds it, until it is sent. */
  url: string
}

/** The photo that goes with the next message. */
export function usePhoto() {
  const input = useRef<HTMLInputElement>(null)
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const empty = () => {
    if (input.current) input.current.value = ''
    setPhoto(null)
    setProblem(null)
  }
  const drop = () => {
    if (photo) URL.revokeObjectURL(photo.url)
    empty()
  }
  const choose = () => {
    const file = input.current?.files?.[0]
    if (!file) return
    const tooLarge = file.size > largestPicture
    drop()
    if (tooLarge) setProblem(tooLargePicture)
    else setPhoto({ file, url: URL.createObjectURL(file) })
  }
  // A file that was chosen before the scripts had loaded has had its event already.
  const showChosen = useEffectEvent(choose)
  useEffect(() => showChosen(), [])
  return {
    input,
    photo,
    problem,
    drop,
    choose,
    /** The photo, which is then gone from here. */
    take: () => {
      empty()
      return photo
    },
  }
}
