import type { ReactNode } from 'react'

/**
 * The top of a content page: its subject in one line, a short introduction, and an illustration next to it or below.
 */
export function PageHead({ title, lead, tone, scene, children }: PageHeadProps) {
  return (
    <header className={`overflow-hidden ${tones[tone].band}`}>
      <div className="wrap grid items-end gap-x-12 gap-y-8 lg:grid-cols-[1.2fr_1fr]">
        <div className="pt-12 pb-2 md:pt-20 lg:pb-20">
          <h1 className="max-w-headline text-display">{title}</h1>
          <p className={`mt-4 max-w-narrow text-lead ${tones[tone].lead}`}>{lead}</p>
          {children ? <div className="mt-8 flex flex-wrap gap-3">{children}</div> : null}
        </div>
        {scene}
      </div>
    </header>
  )
}

interface PageHeadProps {
  title: string
  lead: ReactNode
  tone: keyof typeof tones
  scene: ReactNode
  children?: ReactNode
}

const tones = {
  mist: { band: 'bg-mist', lead: 'text-soft' },
  water: { band: 'bg-tint-water text-ink', lead: '' },
  palm: { band: 'bg-tint-palm text-on-tint-palm', lead: '' },
  coral: { band: 'bg-tint-coral text-on-tint-coral', lead: '' },
  deep: { band: 'bg-pool-deep text-foam', lead: 'text-foam-soft' },
}
