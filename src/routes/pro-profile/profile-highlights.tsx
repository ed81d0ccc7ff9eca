import type { ReactNode } from 'react'

import type { ProProfile } from '../../features/pros/pro.ts'
import type { Review } from '../../features/reviews/review.ts'
import { ServiceCard } from '../../features/services/service-card.tsx'
import { plural } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { ReviewCard } from './review-card.tsx'
import { soughtFirst } from './sought-first.ts'

/** For visitors who cannot request anything here (yet): the first services and reviews, which otherwise are in tabs. */
export function ProfileHighlights({ pro, reviews }: { pro: ProProfile; reviews: readonly Review[] }) {
  return (
    <>
      <Part
        title="Services and prices"
        tab="services"
        all={`See all ${plural(pro.services.length, 'service')}`}
        items={soughtFirst(pro.services).map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      />
      <Part
        title="What customers say"
        tab="reviews"
        all={`Read all ${plural(pro.reviewCount, 'review')}`}
        items={reviews.map((review) => (
          <ReviewCard key={review.id} review={review} timeZone={pro.timeZone} />
        ))}
      />
    </>
  )
}

const maxItems = 3

function Part({ title, tab, all, items }: { title: string; tab: string; all: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null
  return (
    <section className="mt-10 grid gap-4">
      <h2 className="text-heading">{title}</h2>
      {items.slice(0, maxItems)}
      {items.length > maxItems ? (
        <p>
          <Link to={`?tab=${tab}`} preventScrollReset className="inline-flex min-h-11 items-center link">
            {all}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
