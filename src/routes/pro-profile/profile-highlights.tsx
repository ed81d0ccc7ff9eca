import type { ReactNode } from 'react'

import type { ProProfile } from '../../features/pros/pro.ts'
import type { Review } from '../../features/reviews/review.ts'
import { ServiceCard } from '../../features/services/service-card.tsx'
import { plural } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { ReviewCard } from './review-card.tsx'
import { soughtFirst } from './sought-first.ts'

/** For visitors who cannot request anything here (yet): the first services and reviews, which otherwise are in tabs. */
export function ProfileHighlights({ pro, reviews, also }: ProfileHighlightsProps) {
  return (
    <>
      <Part
        title="Services and prices"
        to={`?tab=services${also}`}
        all={`See all ${plural(pro.services.length, 'service')}`}
        items={soughtFirst(pro.services).map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      />
      <Part
        title="What customers say"
        to={`?tab=reviews${also}`}
        all={`Read all ${plural(pro.reviewCount, 'review')}`}
        items={reviews.map((review) => (
          <ReviewCard key={review.id} review={review} timeZone={pro.timeZone} />
        ))}
      />
    </>
  )
}

interface ProfileHighlightsProps {
  pro: ProProfile
  reviews: readonly Review[]
  /** What the address keeps for the request form. */
  also: string
}

const maxItems = 3

function Part({ title, to, all, items }: { title: string; to: string; all: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null
  return (
    <section className="mt-10 grid gap-4">
      <h2 className="text-heading">{title}</h2>
      {items.slice(0, maxItems)}
      {items.length > maxItems ? (
        <p>
          <Link to={to} preventScrollReset className="inline-flex min-h-11 items-center link">
            {all}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
