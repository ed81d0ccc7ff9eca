import type { MarketFigures } from '../../features/reviews/market-figures.server.ts'
import { formatRating } from '../../ui/format.ts'
import { ExampleMark } from './example-mark.tsx'
import { claimedFigures } from './illustrative/figures.ts'

/** What there is on Poolwell, counted; a claim, marked as one, stands in only where there is nothing to count yet. */
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
  const counted = figures
    ? [
        { count: figures.pros, text: 'pros on Poolwell', figure: figures.pros.toLocaleString('en-US') },
        { count: figures.visits, text: 'visits completed', figure: figures.visits.toLocaleString('en-US') },
        { count: figures.rating, text: 'stars on average', figure: formatRating(figures.rating ?? 0) },
      ]
    : []
  const shown = claimedFigures.map((claim, index) => {
    const real = counted[index]
    const { figure, text } = real?.count ? real : claim
    return { figure, text, claimed: !real?.count }
  })
  return [...shown, { figure: '$0', text: 'commission on any job', claimed: false }]
}
