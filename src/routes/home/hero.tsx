import type { ComponentProps } from 'react'

import { HeroSearch } from './hero-search.tsx'

/** The illustration of a pool. On phones a separate scene keeps the sky clear behind the headline. */
export function Hero(search: ComponentProps<typeof HeroSearch>) {
  return (
    <section aria-label="Find a pool professional" className="relative isolate bg-tint-water">
      <picture>
        <source media="(max-width: 767px)" srcSet="/pictures/hero-phone.svg" />
        <img
          src="/pictures/hero.svg"
          alt=""
          width={1440}
          height={760}
          fetchPriority="high"
          className="absolute inset-0 -z-10 size-full"
        />
      </picture>
      <div className="wrap first-screen flex flex-col pb-10">
        <h1 className="max-w-headline text-display">A clear pool, without the chore.</h1>
        <p className="mt-4 max-w-[32ch] pb-20 text-lead">
          Compare local pool professionals by service, distance and real reviews. Message them, book a visit, get back
          in the water.
        </p>
        <HeroSearch {...search} />
      </div>
    </section>
  )
}
