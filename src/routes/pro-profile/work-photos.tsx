import type { ProProfile } from '../../features/pros/pro.ts'
import { Link } from '../../ui/link.tsx'
import { PhotoRow } from './photo-row.tsx'
import { anyPhotoPath } from './report-path.ts'

/** The photos of a pro's work in a row that scrolls. */
export function WorkPhotos({ pro: { photos, userId } }: { pro: Pick<ProProfile, 'photos' | 'userId'> }) {
  const shown = photos.map((photo, index) => ({ ...photo, alt: photo.caption || `Photo ${index + 1}` }))
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="text-lead">
        Photos of their work{' '}
        <span className="ml-2 rounded-full bg-mist px-2 py-0.5 text-caption text-pool-deep">{photos.length}</span>
      </h2>
      <PhotoRow photos={shown} userId={userId} look={large} />
      <noscript>
        <Link to={anyPhotoPath(userId)} className="inline-flex min-h-11 items-center link text-small">
          Report a photo
        </Link>
      </noscript>
    </section>
  )
}

const large = {
  row: 'mt-3 flex gap-3 overflow-x-auto pb-2',
  item: 'basis-60 shrink-0',
  photo: 'h-44 w-full',
  width: 240,
  height: 176,
}
