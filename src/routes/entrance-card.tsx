import type { ReactNode } from 'react'

import { Card } from '../ui/card.tsx'

/** The narrow card in the middle of the page that logging in and registering share. */
export function EntranceCard({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-12 md:py-20">
      <h1 className="text-title">{title}</h1>
      <p className="mt-2 mb-6 text-soft">{intro}</p>
      <Card className="p-6 md:p-8">{children}</Card>
    </div>
  )
}
