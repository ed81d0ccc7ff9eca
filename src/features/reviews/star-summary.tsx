import { formatNumber, formatRating, plural } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Lane } from '../../ui/lane.tsx'
import type { StarCount } from './review.ts'

/** The average and how many reviews gave how many stars. */
export function StarSummary({ rating, counts }: { rating: number; counts: readonly StarCount[] }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <section aria-label="All ratings" className="flex flex-wrap items-center gap-x-8">
      <p className="text-center leading-tight">
        <b className="block font-display text-numeral leading-none tracking-tight">{formatRating(rating)}</b>
        <span className="mt-1 block text-small text-soft">{plural(total, 'review')}</span>
      </p>
      <ul className="grid flex-1 gap-1.5">
        {counts.map(({ stars, count }) => (
          <li key={stars} className="grid grid-cols-[2.4rem_1fr_3.2rem] items-center gap-2.5 text-small">
            <span className="inline-flex items-center gap-1 font-bold [font-variant-numeric:tabular-nums]">
              {stars} <Icon name="star" className="size-4 text-star" />
              <span className="sr-only">stars</span>
            </span>
            <Lane share={count / most} bed="fill-sand" className="h-2.5" />
            <span className="text-right text-soft [font-variant-numeric:tabular-nums]">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
