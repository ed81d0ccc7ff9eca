import type { ReactNode } from 'react'

import { Card } from '../../ui/card.tsx'

/** A page with a single card on one topic. */
export function SingleCard({ note, title, children }: { note?: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="wrap max-w-2xl py-10 md:py-14">
      {note}
      <h1 className="text-title">{title}</h1>
      <Card className="mt-6 grid gap-5">{children}</Card>
    </div>
  )
}
