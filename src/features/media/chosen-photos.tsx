import { useState } from 'react'

import type { FilledForm } from '../../platform/forms/refused-form.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { plural } from '../../ui/format.ts'
import { FileChooser } from './file-chooser.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import { useChosenPhotos } from './use-chosen-photos.ts'

/** Photos that go with a form, as `picture`. No draft and no answer has them, only how many there were: `photos`. */
export function ChosenPhotos({ label, hint, typed: { values, fields }, ...limit }: ChosenPhotosProps) {
  const { input, photos, problem, choose, remove, doubt } = useChosenPhotos(limit)
  const [lost, setLost] = useState(Number(values['photos'] ?? 0))
  if (lost > 0 && photos.length > 0) setLost(0)
  return (
    <Field label={label} name="picture" optional hint={lost > 0 ? chooseAgain(lost) : hint} error={fields?.['picture']}>
      {(control) => (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            {photos.map((photo) => (
              <PhotoPreview
                key={`${photo.name} ${photo.size} ${photo.lastModified}`}
                photo={photo}
                label={`Remove ${photo.name}`}
                onDrop={() => remove(photo)}
                onError={() => doubt(photo)}
                className="size-16 object-cover"
              />
            ))}
            <div>
              <FileChooser {...control} ref={input} multiple required={false} onChange={choose}>
                Add photos
              </FileChooser>
            </div>
          </div>
          {photos.length > 0 ? <input type="hidden" name="photos" value={photos.length} /> : null}
          {/* About files that were not taken: unlike the server's error, it comes with the change. */}
          <FieldError
            id={`${control.id}-problem`}
            role="alert"
            error={problem === fields?.['picture'] ? undefined : problem}
          />
        </>
      )}
    </Field>
  )
}

interface ChosenPhotosProps {
  label: string
  hint: string
  typed: FilledForm
  /** How many can be chosen, and what is said of more. */
  room: number
  tooMany: string
}

function chooseAgain(count: number): string {
  return `Please choose your ${count === 1 ? 'photo' : plural(count, 'photo')} again.`
}
