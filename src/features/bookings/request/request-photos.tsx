import { useState } from 'react'

import type { FilledForm } from '../../../platform/refused-form.ts'
import { Field, FieldError } from '../../../ui/field.tsx'
import { plural } from '../../../ui/format.ts'
import { FileChooser } from '../../media/file-chooser.tsx'
import { PhotoPreview } from '../../media/photo-preview.tsx'
import { mostPhotos } from '../booking.ts'
import { useChosenPhotos } from './use-chosen-photos.ts'

/** Photos that go with the request. No draft and no answer has them, only how many there were. */
export function RequestPhotos({ sent = 0, typed: { values, fields } }: RequestPhotosProps) {
  const { input, photos, problem, choose, remove, doubt } = useChosenPhotos()
  const [lost, setLost] = useState(Number(values['photos'] ?? 0))
  if (lost > 0 && photos.length > 0) setLost(0)
  return (
    <Field
      label="Photos"
      name="picture"
      optional
      hint={lost > 0 ? chooseAgain(lost) : sent > 0 ? theyStay(sent) : usual}
      error={fields?.['picture']}
    >
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

interface RequestPhotosProps {
  /** How many the booking to reschedule has. */
  sent: number | undefined
  typed: FilledForm
}

const usual = `Up to ${mostPhotos}, 8 MB each: the pool, or what is broken.`

function chooseAgain(count: number): string {
  return `Please choose your ${count === 1 ? 'photo' : plural(count, 'photo')} again.`
}

function theyStay(count: number): string {
  return count === 1 ? 'The photo that you sent stays with it.' : 'The photos that you sent stay with it.'
}
