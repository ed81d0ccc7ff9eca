import { useState } from 'react'
import { useFetcher } from 'react-router'

import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ViewerField } from '../../ui/form.tsx'
import { FileChooser } from './file-chooser.tsx'
import { whyUnfit } from './picture.ts'
import { useFileChoice } from './use-file-choice.ts'
import type { FieldErrors } from '../../platform/refusal.ts'

/**
 * A picture with its own form (never inside another form), posted to `/profile/picture`. Choosing a file sends it;
 * without scripts a button does, and the answer is a page with this field.
 */
export function PictureField({ purpose, name, imageUrl, standIn, back, error }: PictureFieldProps) {
  const { fetcher, input, choose, pending, problem } = usePictureSending(`${purpose} ${imageUrl}`, error)
  const word = imageUrl ? 'Replace picture' : 'Upload picture'
  return (
    <div className="flex flex-wrap items-start gap-5">
      <Avatar name={name} imageUrl={imageUrl ?? standIn} size="huge" className={pending ? 'opacity-60' : ''} />
      <div className="grid max-w-md min-w-60 flex-1 justify-items-start gap-3">
        {/* Not the fetcher's own form, which would be another for each picture, and lose the focus. */}
        <form {...upload} className="grid w-full justify-items-start gap-3">
          <Particulars intent="upload" {...{ purpose, back }} />
          <Field
            className="w-full"
            label={<span className="sr-only">{purpose === 'business' ? 'Profile image' : 'Profile picture'}</span>}
            name="picture"
            hint="JPEG, PNG or WebP, up to 8 MB."
            error={problem}
          >
            {(control) => (
              <FileChooser {...control} ref={input} onChange={choose}>
                {pending ? 'Uploading…' : word}
              </FileChooser>
            )}
          </Field>
          <noscript>
            <Button type="submit" variant="quiet" size="small">
              {word}
            </Button>
          </noscript>
        </form>
        {imageUrl ? (
          <fetcher.Form {...upload} preventScrollReset>
            <Particulars intent="remove" {...{ purpose, back }} />
            <Button type="submit" variant="link" pending={pending}>
              Remove picture
            </Button>
          </fetcher.Form>
        ) : null}
        <output className="sr-only">{pending ? 'Working on your picture…' : ''}</output>
      </div>
    </div>
  )
}

/** Sends the field's file as soon as it is chosen, unless it cannot be a picture. */
function usePictureSending(key: string, error: string | undefined) {
  // An error is about the refused picture: choosing another one clears it.
  const fetcher = useFetcher<Answer>({ key })
  const [unfit, setUnfit] = useState<string>()
  const pending = fetcher.state !== 'idle'
  const problem = unfit ?? (pending ? undefined : (problemOf(fetcher.data) ?? error))

  const { input, choose } = useFileChoice(([file], form) => {
    const wrong = file && whyUnfit(file)
    setUnfit(wrong)
    if (!wrong) void fetcher.submit(form, { ...upload, preventScrollReset: true })
  })
  return { fetcher, input, choose, pending, problem }
}

interface PictureFieldProps {
  purpose: 'profile' | 'business'
  /** The person whose initials are shown while there is no picture. */
  name: string
  imageUrl: string | null
  /** The picture to show until there is one. */
  standIn?: string | null
  /** The page to return to: `/profile?tab=profile`. */
  back: string
  /** The error of the last try, if the page itself knows it. */
  error?: string
}

type Answer = { message: string | null; fields: FieldErrors } | undefined

const upload = { method: 'post', action: '/profile/picture', encType: 'multipart/form-data' } as const

function Particulars({ intent, purpose, back }: { intent: string; purpose: string; back: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="purpose" value={purpose} />
      <input type="hidden" name="back" value={back} />
      <ViewerField />
    </>
  )
}

function problemOf(answer: Answer): string | undefined {
  return answer?.fields['picture'] ?? answer?.message ?? undefined
}
