import { formatRating, plural } from './format.ts'
import { symbolOf } from './icon.tsx'

/** Five stars, the average to one decimal, and the number of reviews. Without a rating it says "New". */
export function Stars({ rating, count, showNumber = true, className = '' }: StarsProps) {
  if (rating === null || rating === 0) {
    return <span className={`font-bold text-pool-deep ${className}`}>New</span>
  }
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-2 align-[-0.25em] ${className}`}>
      <span className="sr-only">{formatRating(rating)} out of 5 stars</span>
      <StarRow filled={starsFilled(rating)} />
      {showNumber ? <b aria-hidden="true">{formatRating(rating)}</b> : null}
      {count === undefined ? null : <span className="text-soft">({plural(count, 'review')})</span>}
    </span>
  )
}

/** How many of five stars are filled: the whole ones, and a half from 0.5 on. */
export function starsFilled(rating: number): number {
  return Math.min(5, Math.floor(rating * 2) / 2)
}

interface StarsProps {
  rating: number | null
  count?: number
  showNumber?: boolean
  className?: string
}

/** One drawing for all five, layered twice: a list of pros has many of them. */
function StarRow({ filled }: { filled: number }) {
  const row = <use href={symbolOf('star-row')} width="120" height="24" />
  return (
    <svg viewBox="0 0 120 24" aria-hidden="true" className="h-[1.15em] w-[5.75em] text-star">
      <g opacity="0.3">{row}</g>
      <svg width={filled * 24} height="24">
        {row}
      </svg>
    </svg>
  )
}
