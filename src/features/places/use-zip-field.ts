import { type ChangeEvent, useState } from 'react'

import { useEarlyChange } from '../../ui/use-early-change.ts'
import { useTownOfZip } from './use-town-of-zip.ts'
import { useZipPlace } from './use-zip-place.ts'

/** For a field with a ZIP code, which fills in its town: the props of its control, and the place once it is known. */
export function useZipField(initial: string) {
  const [zip, setZip] = useState(initial)
  const ref = useEarlyChange(({ value }) => setZip(value))
  const place = useZipPlace(zip)
  useTownOfZip(place, ref)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => setZip(target.value)
  return {
    place,
    control: { ref, onChange, autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 },
  } as const
}
