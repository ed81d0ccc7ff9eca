import type { ReactNode } from 'react'

import { Squiggle } from '../ui/squiggle.tsx'

/** In place of a page that cannot be shown: why, and the ways on. `pageTitle` is the tab's, where it says more. */
export function DeadEnd({ title, pageTitle = title, text, children }: DeadEndProps) {
  return (
    <section className="wrap py-16">
      <title>{`${pageTitle} – Poolwell`}</title>
      <meta name="robots" content="noindex" />
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <Squiggle />
        <h1 className="text-title">{title}</h1>
        <p className="text-soft">{text}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  )
}

interface DeadEndProps {
  title: string
  pageTitle?: string
  text: ReactNode
  /** Links and buttons. */
  children: ReactNode
}
