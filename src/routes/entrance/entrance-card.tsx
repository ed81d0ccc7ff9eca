import { type ReactNode, Suspense } from 'react'

import { Card } from '../../ui/card.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'

/** The narrow card for login and registration, next to an illustration of a pool; on phones below a band of water. */
export function EntranceCard({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <>
      <div className="water water-aqua h-20 lg:hidden" />
      <div className="wrap grid gap-16 py-10 lg:grid-cols-2 lg:py-14">
        <div className="mx-auto w-full max-w-xl">
          <h1 className="text-title">{title}</h1>
          <p className="mt-2 mb-6 text-soft">{intro}</p>
          <Card className="p-6 md:p-8">{children}</Card>
        </div>
        <Suspense>
          <EntranceScene />
        </Suspense>
      </div>
    </>
  )
}

const EntranceScene = lazyComponent(async () => (await import('./entrance-scene.tsx')).EntranceScene)
