import type { ReactNode } from 'react'
import { Squiggle } from './squiggle.tsx'

/** An empty list says what to do next: `children` is the button or link for it. */
export function EmptyState({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div
      data-empty
      className="flex flex-col items-center justify-center gap-3 rounded-card border border-dashed border-outline px-6 py-12 text-center"
    >
      <Squiggle />
      <p className="font-display text-heading leading-tight font-bold">{title}</p>
      {text ? <p className="max-w-narrow text-soft">{text}</p> : null}
      {children ? <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  )
}
