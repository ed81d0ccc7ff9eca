import type { BookingFigures } from '../../features/bookings/figures/booking-figures.ts'
import { formatPrice, formatRating, plural } from '../../ui/format.ts'

/** The four numbers at the top, and what homeowners are told of the answers. */
export function Figures({ figures, answers }: FiguresProps) {
  const { pending, bookingsThisWeek, completedThisMonthCents, rating, reviewCount } = figures
  return (
    <div className="flex flex-col gap-4">
      <dl className="pair-grid gap-4 lg:grid-cols-4">
        <Figure name={pending === 1 ? 'Pending request' : 'Pending requests'}>{pending}</Figure>
        <Figure name={bookingsThisWeek === 1 ? 'Visit this week' : 'Visits this week'}>{bookingsThisWeek}</Figure>
        <Figure name={rating === null ? 'Rating, no reviews yet' : `Rating, ${plural(reviewCount, 'review')}`}>
          {rating === null ? 'New' : formatRating(rating)}
        </Figure>
        <Figure name="Completed this month">{formatPrice(completedThisMonthCents)}</Figure>
      </dl>
      {answers ? <p className="text-small text-soft">{answers}</p> : null}
    </div>
  )
}

interface FiguresProps {
  figures: BookingFigures
  answers: string | null
}

function Figure({ name, children }: { name: string; children: string | number }) {
  // "$23,402.50" in one line on phones.
  const size = String(children).length > 8 ? 'text-heading' : 'text-subtitle'
  return (
    <div className="flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-card px-4 py-4">
      <dt className="text-small leading-snug text-soft">{name}</dt>
      <dd className={`font-display leading-tight font-bold tracking-tight wrap-anywhere ${size}`}>{children}</dd>
    </div>
  )
}
