import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useViewerId, ViewerField } from '../../ui/form.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { fewerPhotos } from './fewer-photos.ts'
import { FileChooser } from './file-chooser.tsx'
import { whyUnfit } from './picture.ts'
import { useFileChoice } from './use-file-choice.ts'
import { addedWords, noMoreRoom } from './work-photo.ts'

/**
 * Adds photos of a pro's work, posted to `/profile/photos`. Several are sent one after another; without scripts one at
 * a time is.
 */
export function PhotoField({ room, locked }: { room: number; locked: boolean }) {
  const { input, full, choose, pending, left, problem } = usePhotoSending(room, locked)
  const hydrated = useHydrated()
  return (
    <form {...upload} className="grid justify-items-start gap-3">
      <ViewerField />
      {room > 0 ? (
        <Field
          className="w-full"
          label="Add photos"
          name="picture"
          hint="JPEG, PNG or WebP, up to 8 MB each."
          error={problem}
        >
          {(control) => (
            <FileChooser {...control} ref={input} multiple={hydrated} onChange={choose}>
              {pending ? `Adding${left > 0 ? `, ${left} more to go` : ''}…` : 'Choose photos'}
            </FileChooser>
          )}
        </Field>
      ) : (
        <p ref={full} tabIndex={-1} className="font-semibold">
          {noMoreRoom}.
        </p>
      )}
      <noscript>
        <Button type="submit" variant="quiet" size="small">
          Add this photo
        </Button>
      </noscript>
      <output className="sr-only">{pending ? 'Adding your photos…' : ''}</output>
    </form>
  )
}

const upload = { method: 'post', action: '/profile/photos', encType: 'multipart/form-data' } as const

/** Sends the chosen files one after another, then those chosen meanwhile; the first that is refused is the last. */
function usePhotoSending(room: number, locked: boolean) {
  const fetcher = useFetcher<RefusedForm | null>()
  const viewer = useViewerId()
  const waiting = useRef<readonly File[]>([])
  const full = useRef<HTMLParagraphElement>(null)
  const [chosen, setChosen] = useState(0)
  const [unfit, setUnfit] = useState<string>()
  const pending = fetcher.state !== 'idle'
  const left = chosen - Number(fetcher.formData?.get('nth') ?? chosen)
  const refused = fetcher.data ? whyRefused(fetcher.data, chosen) : undefined

  const send = (files: readonly File[], all: number) => {
    const [picture, ...rest] = files
    waiting.current = rest
    if (!picture) return
    const form = new FormData()
    form.set('picture', picture)
    form.set('nth', String(all - rest.length))
    if (viewer) form.set('viewer', viewer)
    void fetcher.submit(form, upload)
  }
  const { input, choose } = useFileChoice((files) => {
    const wrong = whyNone(files, pending ? room - 1 - waiting.current.length : room)
    setUnfit(wrong)
    if (wrong) return
    const all = pending ? chosen + files.length : files.length
    setChosen(all)
    // The last one first: the newest is shown first, and they should appear in the order in which they were chosen.
    const lastFirst = files.toReversed()
    if (pending) waiting.current = [...waiting.current, ...lastFirst]
    else send(lastFirst, all)
  })
  const goOn = useEffectEvent(() => {
    if (fetcher.data !== null) return
    if (waiting.current.length > 0) return send(waiting.current, chosen)
    showToast(addedWords({ count: chosen, locked }))
    // The last photo that fits takes the field away, and the focus with it.
    if (document.activeElement === document.body) full.current?.focus()
  })
  // Only the fetcher knows when a file has been answered.
  useEffect(() => {
    if (fetcher.state === 'idle') goOn()
  }, [fetcher.state])
  return { input, full, choose, pending, left, problem: unfit ?? (pending ? undefined : refused) }
}

/** Why none of these can be sent; the server would refuse them only after they have been uploaded. */
function whyNone(files: readonly File[], room: number): string | undefined {
  if (room <= 0) return noMoreRoom
  if (files.length > room) return fewerPhotos(room)
  const unfit = files.find(whyUnfit)
  return unfit && `${unfit.name}: ${whyUnfit(unfit)}`
}

function whyRefused({ values, fields, message }: RefusedForm, chosen: number): string {
  const left = chosen - Number(values['nth'])
  const others = left > 0 ? `. ${left === 1 ? 'The other one was' : `The other ${left} were`} not added` : ''
  return `${values['name'] ?? ''}: ${fields['picture'] ?? message ?? ''}${others}`
}
