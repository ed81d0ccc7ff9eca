import { useRef, useState } from 'react'

import { useEarlyChoice } from '../../ui/use-early-choice.ts'
import { unreadablePicture, whyUnfit } from './picture.ts'

/**
 * The photos in the file input of the returned ref, which the form sends: as many as there is room for. Choosing again
 * adds to them.
 */
export function useChosenPhotos({ room, tooMany }: { room: number; tooMany: string }) {
  const input = useRef<HTMLInputElement>(null)
  const kept = useRef<readonly File[]>([])
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string>()

  const keep = (files: readonly File[]) => {
    const list = new DataTransfer()
    for (const file of files) list.items.add(file)
    if (input.current) input.current.files = list.files
    kept.current = files
    setPhotos(files)
  }
  const choose = () => {
    const chosen = Array.from(input.current?.files ?? [])
    const added = chosen.filter((file) => !kept.current.some((other) => isSame(file, other)))
    const unfit = added.find(whyUnfit)
    const all = [...kept.current, ...added.filter((file) => !whyUnfit(file))]
    setProblem(unfit ? `${unfit.name}: ${whyUnfit(unfit)}` : all.length > room ? tooMany : undefined)
    keep(all.slice(0, room))
  }
  const remove = (photo: File) => {
    keep(kept.current.filter((other) => other !== photo))
    // For the form: its draft changes, and an error may no longer apply.
    input.current?.dispatchEvent(new Event('change', { bubbles: true }))
    input.current?.focus()
  }
  // It stays: the server, which decides, may read what this browser cannot.
  const doubt = ({ name }: File) => setProblem(`${name}: ${unreadablePicture}`)
  useEarlyChoice(choose)
  return { input, photos, problem, choose, remove, doubt }
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}
