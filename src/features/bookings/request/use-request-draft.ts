import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { draftKey, keepOnlyDraftsOf, readDraft, storeDraft } from '../../../platform/forms/draft.ts'
import { textFields } from '../../../platform/forms/typed-fields.ts'
import { useViewerId } from '../../../ui/form.tsx'
import { useEarlyChoice } from '../../../ui/use-early-choice.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { earlyFields } from './early-fields.ts'
import type { PreparedRequest } from './prepared-request.ts'

export type RequestDraft = ReturnType<typeof useRequestDraft>

/**
 * What was typed into an unsent request: it survives reloading this tab and visiting other pages. Its day gives way
 * when the form is opened for another one.
 */
export function useRequestDraft(proId: string, { replacesId = '', day = '' }: PreparedRequest) {
  const writerId = useViewerId() ?? ''
  const key = draftKey(writerId, `request-${proId}-${replacesId}`)
  // The server does not know what this tab stores.
  const hydrated = useHydrated()
  const [found, setFound] = useState({ hydrated, values: hydrated ? readFields(key) : null })
  if (hydrated !== found.hydrated) setFound({ hydrated, values: readFields(key) })
  useEffect(() => keepOnlyDraftsOf(writerId), [writerId])
  const photos = useRef<FileList | null>(null)
  return { key, day, photos, values: found.values && onDay(found.values, day) }
}

/** Stores what is typed into the form of the returned ref, except while it is being sent. */
export function useKeptRequest({ key, day, photos }: RequestDraft, pending: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useSamePhotos(form, photos)
  const typed = useRef(false)
  const keep = useEffectEvent(() => {
    if (form.current && typed.current) storeFields(key, day, new FormData(form.current))
  })
  // An accepted request leaves the page; one that was refused is still a draft.
  useEffect(() => {
    if (!pending) return keep()
    // A restored draft that is sent unchanged counts as typed, too.
    typed.current = true
    storeDraft(key, [])
  }, [key, pending])

  const onChange = () => {
    typed.current = true
    // After the fields that depend on the change have been updated.
    setTimeout(() => form.current && storeFields(key, day, new FormData(form.current)))
  }
  useEarlyChoice(() => {
    const early = Object.entries(form.current ? earlyFields(form.current) : {})
    const draft = readFields(key)
    // The draft is about to take the place of this form.
    if (draft && early.length > 0) storeFields(key, day, [...Object.entries(onDay(draft, day)), ...early])
    else if (early.length > 0) onChange()
  })
  return { ref: form, onChange }
}

/** No draft has photos: they go from the form that it takes the place of to the next one. */
function useSamePhotos(form: RefObject<HTMLFormElement | null>, photos: RefObject<FileList | null>) {
  // Before the input looks for what was chosen before the scripts had loaded.
  useLayoutEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('[type=file]')
    if (!input) return undefined
    if (photos.current?.length) input.files = photos.current
    return () => void (photos.current = input.files)
  }, [form, photos])
}

function storeFields(key: string, openedFor: string, form: Iterable<[string, FormDataEntryValue]>): void {
  storeDraft(key, [String(new URLSearchParams({ ...textFields(form), openedFor }))])
}

function readFields(key: string): Record<string, string> | null {
  const text = readDraft(key)
  return text ? Object.fromEntries(new URLSearchParams(text)) : null
}

/** A day that was chosen in the form stays as long as the form is opened for the same one. */
function onDay({ openedFor, ...values }: Record<string, string>, day: string): Record<string, string> {
  return day === '' || day === openedFor ? values : { ...values, requestDate: day }
}
