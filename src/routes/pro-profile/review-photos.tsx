import { photoName } from '../../features/media/picture.ts'
import type { Review } from '../../features/reviews/review.ts'
import { PhotoRow } from './photo-row.tsx'

/** The photos of a review, small. */
export function ReviewPhotos({ review: { photos, author, proId } }: { review: Review }) {
  const shown = photos.map((photo, index) => ({
    ...photo,
    alt: `${photoName(index, photos)} from ${author.firstName}’s review`,
    caption: '',
  }))
  return <PhotoRow photos={shown} userId={proId} look={small} />
}

const small = { row: 'flex flex-wrap gap-2', item: '', photo: 'size-18', width: 72, height: 72 }
