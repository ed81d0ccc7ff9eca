import { PhotoField } from '../../features/media/photo-field.tsx'
import { maxWorkPhotos, type WorkPhoto } from '../../features/media/work-photo.ts'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorSummary } from '../../ui/form.tsx'
import { useOwnForm } from '../../ui/use-own-form.tsx'
import { OwnPhoto } from './own-photo.tsx'
import { LockedNote } from './premium-fields.tsx'

/** The photos of a pro's finished work: adding them, their captions, and removing them. */
export function OwnWorkPhotos({ photos, locked, refused }: OwnWorkPhotosProps) {
  const caption = useOwnForm({ intent: 'caption-photo' }, refused)
  const removal = useOwnForm({ intent: 'remove-photo' }, refused)
  return (
    <Card as="section" aria-labelledby="work-photos" className="grid gap-5">
      <div>
        <h2 id="work-photos" className="text-heading">
          Photos of your work
        </h2>
        <p className="mt-1 text-soft">
          {photos.length > 0 ? `${photos.length} of ${maxWorkPhotos}, newest first. ` : ''}
          Homeowners see them on your profile: before and after, clean tiles, a tidy equipment pad. A caption says what
          is in the picture.
        </p>
      </div>
      <ErrorSummary message={(caption.refused ?? removal.refused)?.message} />
      {locked ? <LockedNote what="Photos of your work" /> : null}
      <PhotoField room={maxWorkPhotos - photos.length} locked={locked} />
      {photos.length > 0 ? (
        <ul>
          {photos.map((photo, index) => (
            <li key={photo.id} className="flex items-start gap-4 border-t border-line py-5 last:pb-0">
              <OwnPhoto photo={photo} number={index + 1} refused={refused} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

interface OwnWorkPhotosProps {
  photos: readonly WorkPhoto[]
  locked: boolean
  refused: RefusedForm | undefined
}
