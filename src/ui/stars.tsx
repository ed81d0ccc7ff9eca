import { formatRating, plural } from './format.ts'
import { Icon } from './icon.tsx'

/** Five stars, the number to one decimal and how many reviews it rests on. No rating yet reads "New". */
export function Stars({ rating, count, showNumber = true, className = '' }: StarsProps) {
  if (rating === null || rating === 0) {
    return <span className={`inline-flex items-center gap-1.5 font-bold text-pool-deep ${className}`}>New</span>
  }
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-1.5 ${className}`}>
      <span className="sr-only">{formatRating(rating)} out of 5 stars</span>
      <span aria-hidden="true" className="inline-flex text-star">
        {places.map((place) => (
          <Star key={place} fill={starFill(rating, place)} />
        ))}
      </span>
      {showNumber ? (
        <b aria-hidden="true" className="font-bold">
          {formatRating(rating)}
        </b>
      ) : null}
      {count === undefined ? null : <span className="text-soft">({plural(count, 'review')})</span>}
    </span>
  )
}

/** What the star at `place` (1 to 5) shows: the whole part in full stars, then a half from 0.5 on. */
export function starFill(rating: number, place: number): 'full' | 'half' | 'empty' {
  if (place <= Math.floor(rating)) return 'full'
  return place === Math.floor(rating) + 1 && rating % 1 >= 0.5 ? 'half' : 'empty'
}

interface StarsProps {
  rating: number | null
  count?: number
  showNumber?: boolean
  className?: string
}

function Star({ fill }: { fill: 'full' | 'half' | 'empty' }) {
  return (
    <span className="relative inline-block size-[1.15em]">
      <Icon name="star" className={`absolute inset-0 size-full ${fill === 'full' ? '' : 'opacity-30'}`} />
      {fill === 'half' ? (
        <span className="absolute inset-y-0 left-0 w-1/2 overflow-hidden">
          <Icon name="star" className="size-[1.15em] max-w-none" />
        </span>
      ) : null}
    </span>
  )
}

const places = [1, 2, 3, 4, 5]
