import { useId } from 'react'

import { PhotoField } from '../../features/media/photo-field.tsx'
import { pictureAddress } from '../../features/media/picture.ts'
import { maxCaption, maxWorkPhotos, type WorkPhoto } from '../../features/media/work-photo.ts'
import type { Unsent } from '../../platform/unsent.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { PopoverDialog } from '../../ui/popover-dialog.tsx'
import { usePosting } from '../../ui/use-posting.ts'
import { LockedNote } from './premium-fields.tsx'

/** The photos of a pro's finished work: adding them, their captions, and removing them. */
export function WorkPhotos({ photos, locked, unsent }: WorkPhotosProps) {
  return (
    <Card as="section" aria-labelledby="work-photos" className="grid gap-5">
      <div>
        <h2 id="work-photos" className="text-heading">
          Photos of your work
        </h2>
        <p className="mt-1 text-soft">
          {photos.length > 0 ? `${photos.length} of ${maxWorkPhotos}, the newest first. ` : ''}
          Homeowners see them on your profile: before and after, clean tiles, a tidy equipment pad. A caption says what
          is in the picture.
        </p>
      </div>
      <ErrorSummary message={unsent?.message} />
      {locked ? <LockedNote what="Photos of your work" /> : null}
      <PhotoField room={maxWorkPhotos - photos.length} />
      {photos.length > 0 ? (
        <ul>
          {photos.map((photo, index) => (
            <li key={photo.id} className="flex items-start gap-4 border-t border-line py-5 last:pb-0">
              <OwnPhoto
                photo={photo}
                number={index + 1}
                error={unsent?.values['photoId'] === photo.id ? unsent.fields['caption'] : undefined}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

interface WorkPhotosProps {
  photos: readonly WorkPhoto[]
  locked: boolean
  /** The answer to the form of a caption, or to the one that removes a photo. */
  unsent: Unsent | undefined
}

interface OwnPhotoProps {
  photo: WorkPhoto
  number: number
  error: string | undefined
}

/** Posts `intent=caption-photo` with `photoId` and `caption`. */
function OwnPhoto({ photo: { id, caption }, number, error }: OwnPhotoProps) {
  const pending = usePosting({ intent: 'caption-photo', photoId: id })
  const form = useId()
  const which = <span className="sr-only"> of photo {number}</span>
  return (
    <>
      <img
        src={pictureAddress(id, 512)}
        alt={caption || `Photo ${number}`}
        width={104}
        height={104}
        loading="lazy"
        className="size-26 shrink-0 rounded-field bg-mist object-cover"
      />
      <div className="min-w-0 flex-1">
        <Form id={form} method="post" preventScrollReset noValidate>
          <input type="hidden" name="intent" value="caption-photo" />
          <input type="hidden" name="photoId" value={id} />
          <TextField
            label={<>Caption{which}</>}
            name="caption"
            defaultValue={caption}
            maxLength={maxCaption}
            optional
            error={error}
          />
        </Form>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button type="submit" form={form} variant="quiet" size="small" pending={pending}>
            Save<span className="sr-only"> the caption{which}</span>
          </Button>
          <RemovePhoto id={id} number={number} />
        </div>
      </div>
    </>
  )
}

/** Posts `intent=remove-photo` and `photoId`. */
function RemovePhoto({ id, number }: { id: string; number: number }) {
  const pending = usePosting({ intent: 'remove-photo', photoId: id })
  return (
    <PopoverDialog
      label={
        <>
          Remove<span className="sr-only"> photo {number}</span>
        </>
      }
      title="Remove this photo?"
      variant="quiet"
      leave="Keep it"
    >
      <Form method="post" preventScrollReset className="grid gap-4">
        <p>Homeowners will no longer see it on your profile. This cannot be undone.</p>
        <input type="hidden" name="intent" value="remove-photo" />
        <input type="hidden" name="photoId" value={id} />
        <Button type="submit" variant="danger" pending={pending}>
          Yes, remove
        </Button>
      </Form>
    </PopoverDialog>
  )
}
