import type { ReactNode } from 'react'

import { ButtonLink } from '../ui/button.tsx'
import { Squiggle } from '../ui/squiggle.tsx'

/** The 404 page; `children` says what is missing. */
export function NotFound({ children }: { children: ReactNode }) {
  return (
    <section className="wrap py-16">
      <title>Page Not Found – Poolwell</title>
      <meta name="robots" content="noindex" />
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <Squiggle />
        <h1 className="text-title">Page Not Found</h1>
        <p className="text-soft">{children}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/find-pros">Find pool pros</ButtonLink>
          <ButtonLink to="/" variant="quiet">
            Go to the home page
          </ButtonLink>
          <ButtonLink to="/contact" variant="quiet">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
