import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import type { PicturePurpose } from '../../platform/column-values.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ViewerField } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { acceptedPictures, maxPictureBytes, tooLargePicture } from './picture.ts'

/**
 * A picture with its own form (never inside another form), posted to `/profile/picture`. Choosing a file sends it;
 * without scripts a button does, and the answer is a page with this field.
 */
export function PictureField({ purpose, name, imageUrl, standIn, back, error }: PictureFieldProps) {
  const { fetcher, input, send, pending, problem } = usePictureSending(`${purpose} ${imageUrl}`, error)
  const word = imageUrl ? 'Replace picture' : 'Upload picture'
  return (
    <div className="flex flex-wrap items-start gap-5">
      <Avatar name={name} imageUrl={imageUrl ?? standIn} size="huge" className={pending ? 'opacity-60' : ''} />
      <div className="grid max-w-md min-w-60 flex-1 justify-items-start gap-3">
        <fetcher.Form {...upload} className="grid w-full justify-items-start gap-3">
          <Particulars {...{ purpose, back }} />
          <Field
            className="w-full"
            label={purpose === 'business' ? 'Business picture' : 'Profile picture'}
            name="picture"
            hint="JPEG, PNG, WebP or AVIF, up to 8 MB."
            error={problem}
          >
            {(control) => (
              <FileChooser {...control} ref={input} onChange={send}>
                {pending ? 'Uploading…' : word}
              </FileChooser>
            )}
          </Field>
          <noscript>
            <Button type="submit" variant="quiet" size="small">
              {word}
            </Button>
          </noscript>
        </fetcher.Form>
        {imageUrl ? (
          <fetcher.Form {...upload}>
            <Particulars {...{ purpose, back }} />
            <Button type="submit" name="intent" value="remove" variant="link" pending={pending}>
              Remove picture
            </Button>
          </fetcher.Form>
        ) : null}
        <output className="sr-only">{pending ? 'Working on your picture…' : ''}</output>
      </div>
    </div>
  )
}

/** Sends the field's file as soon as it is chosen, unless it is too large. */
function usePictureSending(key: string, error: string | undefined) {
  // An error is about the refused picture: choosing another one clears it.
  const fetcher = useFetcher<Answer>({ key })
  const [tooLarge, setTooLarge] = useState(false)
  const pending = fetcher.state !== 'idle'
  const problem = tooLarge ? tooLargePicture : pending ? undefined : (problemOf(fetcher.data) ?? error)

  const input = useRef<HTMLInputElement>(null)
  const send = () => {
    const file = input.current?.files?.[0]
    if (!input.current || !file) return
    setTooLarge(file.size > maxPictureBytes)
    if (file.size > maxPictureBytes) return
    void fetcher.submit(input.current.form, { encType: 'multipart/form-data' })
    // Cleared once sent: a browser that restores forms on reload must not send it again.
    input.current.value = ''
  }
  // The change event of a file chosen before the scripts had loaded is over already.
  const sendChosen = useEffectEvent(send)
  useEffect(() => sendChosen(), [])
  return { fetcher, input, send, pending, problem }
}

interface PictureFieldProps {
  purpose: Exclude<PicturePurpose, 'message'>
  /** The person whose initials are shown while there is no picture. */
  name: string
  imageUrl: string | null
  /** The picture to show until there is one. */
  standIn?: string | null
  /** The page to return to: `/profile?tab=profile`. */
  back: string
  /** The error of the last try, if the page itself knows it. */
  error?: string | undefined
}

type Answer = { message: string | null; fields: Record<string, string> } | undefined

const upload = { method: 'post', action: '/profile/picture', encType: 'multipart/form-data' } as const

/** A button covered by the browser's own control, which becomes visible without scripts. */
function FileChooser({ children, ...control }: ComponentProps<'input'>) {
  return (
    <label className={chooser}>
      <span className="inline-flex items-center gap-2 noscript:hidden">
        <Icon name="camera" />
        {children}
      </span>
      <input
        {...control}
        type="file"
        accept={acceptedPictures}
        required
        className="absolute inset-0 opacity-0 noscript:static noscript:max-w-44 noscript:opacity-100"
      />
    </label>
  )
}

const chooser = `${buttonClass({ variant: 'quiet' })} self-start overflow-hidden has-focus-visible:outline-3 has-focus-visible:outline-pool`

function Particulars({ purpose, back }: { purpose: string; back: string }) {
  return (
    <>
      <input type="hidden" name="purpose" value={purpose} />
      <input type="hidden" name="back" value={back} />
      <ViewerField />
    </>
  )
}

function problemOf(answer: Answer): string | undefined {
  return answer?.fields['picture'] ?? answer?.message ?? undefined
}
