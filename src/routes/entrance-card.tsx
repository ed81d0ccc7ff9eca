import type { ReactNode } from 'react'

import { Card } from '../ui/card.tsx'
import { CheckList } from '../ui/check-list.tsx'

/** The narrow card that logging in and registering share, beside the painted pool; on phones under a band of water. */
export function EntranceCard({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <>
      <div className="water water-aqua h-20 lg:hidden" aria-hidden="true" />
      <div className="wrap grid gap-16 py-10 lg:grid-cols-2 lg:py-14">
        <div className="mx-auto w-full max-w-xl">
          <h1 className="text-title">{title}</h1>
          <p className="mt-2 mb-6 text-soft">{intro}</p>
          <Card className="p-6 md:p-8">{children}</Card>
        </div>
        <div className="relative isolate hidden max-h-[46rem] overflow-hidden rounded-panel p-10 lg:block">
          <img src="/pictures/hero-phone.svg" alt="" loading="lazy" className="absolute inset-0 -z-10 size-full" />
          <CheckList points={promises} className="font-display text-name font-bold" />
        </div>
      </div>
    </>
  )
}

const promises = ['One request goes to one pro', 'No commission and no bidding', 'Reviews only from real customers']
