import type { ReactNode } from 'react'
import { Squiggle } from '../../ui/squiggle.tsx'

/** The end of a page: one sentence and where to go from here. */
export function WayOn({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-labelledby="way-on" className="wrap pb-16 md:pb-24">
      <div className="grid items-center gap-x-10 gap-y-6 border-t border-line pt-10 md:grid-cols-[1fr_auto] md:pt-14">
        <div>
          <Squiggle className="mb-4 h-8 w-22 text-aqua" />
          <h2 id="way-on" className="text-title">
            {title}
          </h2>
          <p className="mt-2 max-w-[52ch] text-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  )
}
