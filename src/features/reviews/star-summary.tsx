import { formatNumber, formatRating, plural } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Lane } from '../../ui/lane.tsx'
import { Link } from '../../ui/link.tsx'
import type { StarCount } from './review.ts'

/** The average and how many reviews gave how many stars. With `filter`, each bar leads to those reviews. */
export function StarSummary({ rating, counts, filter }: StarSummaryProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <section aria-label="All ratings" className="flex flex-wrap items-center gap-x-8">
      <p className="text-center leading-tight">
        <b className="block font-display text-numeral leading-none tracking-tight">{formatRating(rating)}</b>
        <span className="mt-1 block text-small text-soft">{plural(total, 'review')}</span>
      </p>
      <ul className={`grid flex-1 ${filter ? '' : 'gap-1.5'}`}>
        {counts.map((bar) => (
          <li key={bar.stars}>
            <Bar {...bar} {...{ most, filter }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface StarSummaryProps {
  rating: number
  counts: readonly StarCount[]
  filter?: StarFilter
}

interface StarFilter {
  /** The address of the reviews with this many stars. */
  to: (stars: number) => string
  /** The stars of the reviews that are shown; null if all are. */
  chosen: number | null
}

function Bar({ stars, count, most, filter }: BarProps) {
  const parts = <BarParts {...{ stars, count }} share={count / most} />
  if (!filter) return <div className={row}>{parts}</div>
  if (count === 0) return <div className={`${row} ${pressable}`}>{parts}</div>
  const isChosen = stars === filter.chosen
  return (
    <Link
      to={filter.to(stars)}
      preventScrollReset
      // Search engines know all reviews from the plain list.
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      className={`${row} ${pressable} rounded-field hover:bg-mist ${isChosen ? 'bg-mist font-bold' : ''}`}
    >
      {parts}
    </Link>
  )
}

const row = 'grid grid-cols-[2.4rem_1fr_3.2rem] items-center gap-2.5 text-small'
const pressable = 'min-h-11 px-2 md:min-h-9'

interface BarProps extends StarCount {
  /** How many reviews the longest bar stands for. */
  most: number
  filter: StarFilter | undefined
}

function BarParts({ stars, count, share }: StarCount & { share: number }) {
  return (
    <>
      <span className="inline-flex items-center gap-1 font-bold [font-variant-numeric:tabular-nums]">
        {stars} <Icon name="star" className="size-4 text-star" />
        <span className="sr-only">{stars > 1 ? 'stars' : 'star'}</span>
      </span>
      <Lane {...{ share }} bed="fill-sand" className="h-2.5" />
      <span className="text-right text-soft [font-variant-numeric:tabular-nums]">
        {formatNumber(count)}
        <span className="sr-only"> {count === 1 ? 'review' : 'reviews'}</span>
      </span>
    </>
  )
}
