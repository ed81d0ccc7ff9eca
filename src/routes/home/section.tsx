import type { ReactNode } from 'react'

/** A section of the page: a heading, optionally a link next to it, and the content. */
export function Section({ title, intro, aside, id, className = '', children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={`py-16 md:py-24 ${className}`}>
      <div className="wrap">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-10">
          <div>
            <h2 id={id} className="text-title">
              {title}
            </h2>
            {intro ? <p className="mt-3 max-w-measure opacity-80">{intro}</p> : null}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}

interface SectionProps {
  id: string
  title: string
  intro?: ReactNode
  aside?: ReactNode
  className?: string
  children: ReactNode
}
