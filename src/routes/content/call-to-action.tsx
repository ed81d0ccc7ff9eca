import type { ReactNode } from 'react'
import { Squiggle } from '../../ui/squiggle.tsx'

/** The end of a page: one sentence and a link to the next step. */
export function CallToAction({ title, text, look = 'line', children }: CallToActionProps) {
  return (
    <section aria-labelledby="call-to-action" className="wrap py-16 md:py-20">
      <div className={`grid items-center gap-x-10 gap-y-6 md:grid-cols-[1fr_auto] ${looks[look]}`}>
        <div>
          <Squiggle className={`mb-4 h-8 ${look === 'line' ? 'text-aqua' : ''}`} />
          <h2 id="call-to-action" className="text-title">
            {title}
          </h2>
          <p className="mt-2 max-w-measure opacity-80">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">{children}</div>
      </div>
    </section>
  )
}

interface CallToActionProps {
  title: string
  text: string
  look?: keyof typeof looks
  children: ReactNode
}

// On a tint a button's border takes the color of its text: the usual one would be invisible.
const card = 'rounded-panel p-6 [--color-outline:currentColor] md:p-12'

const looks = {
  line: '',
  sun: `${card} bg-tint-sun text-on-tint-sun`,
  water: `${card} bg-tint-water text-on-tint-water`,
  palm: `${card} bg-tint-palm text-on-tint-palm`,
  coral: `${card} bg-tint-coral text-on-tint-coral`,
}
