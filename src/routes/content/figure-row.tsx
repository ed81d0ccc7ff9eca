import type { MarketFigures } from '../../features/reviews/market-figures.server.ts'
import { formatNumber, formatRating } from '../../ui/format.ts'
import { ExampleMark } from './example-mark.tsx'
import { claimedFigures } from './illustrative/figures.ts'

/** Counted figures about Poolwell; where there is nothing to count yet, a claim that is marked as one. */
export function FigureRow({ figures, className = '' }: { figures: MarketFigures | null; className?: string }) {
  return (
    <dl className={`grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 ${className}`}>
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
  const real = figures
    ? [
        counted(figures.pros, 'pro on Poolwell', 'pros on Poolwell'),
        counted(figures.completedBookings, 'visit completed', 'visits completed'),
        { count: figures.rating, text: 'stars on average', figure: formatRating(figures.rating ?? 0) },
      ]
    : []
  const shown = claimedFigures.map((claim, index) => {
    const known = real[index]
    const { figure, text } = known?.count ? known : claim
    return { figure, text, claimed: !known?.count }
  })
  return [...shown, { figure: '$0', text: 'commission on any job', claimed: false }]
}

function counted(count: number, one: string, many: string) {
  return { count, figure: formatNumber(count), text: count === 1 ? one : many }
}
