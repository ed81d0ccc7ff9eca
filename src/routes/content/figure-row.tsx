import type { MarketFigures } from '../../features/reviews/market-figures.server.ts'
import { formatNumber, formatRating } from '../../ui/format.ts'
import { ExampleMark } from './example-mark.tsx'
import { claimedFigures } from './illustrative/figures.ts'

/** Counted figures about Poolwell; where there is nothing to count yet, a claim that is marked as one. */
export function FigureRow({ figures, className = '' }: { figures: MarketFigures | null; className?: string }) {
  return (
    <dl className={`pair-grid gap-x-6 gap-y-8 md:grid-cols-4 ${className}`}>
      {shownFigures(figures).map(({ figure, text, claimed }) => (
        <div key={text} className="flex flex-col-reverse justify-end border-l-3 border-aqua pl-4">
          <dt className="mt-1.5 text-small leading-snug opacity-80">
            {text} {claimed ? <ExampleMark /> : null}
          </dt>
          <dd className="font-display text-title leading-none font-bold tracking-tight">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function shownFigures(figures: MarketFigures | null) {
  const { pros = 0, completedBookings: visits = 0, rating = null } = figures ?? {}
  return [
    pros ? counted(pros, 'pro on Poolwell', 'pros on Poolwell') : claimedFigures.pros,
    visits ? counted(visits, 'visit completed', 'visits completed') : claimedFigures.visits,
    rating ? { figure: formatRating(rating), text: 'stars on average', claimed: false } : claimedFigures.rating,
    { figure: '$0', text: 'commission on any job', claimed: false },
  ]
}

function counted(count: number, one: string, many: string) {
  return { figure: formatNumber(count), text: count === 1 ? one : many, claimed: false }
}
