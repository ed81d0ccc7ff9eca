import type { ReactNode } from 'react'

import { Adrift } from './adrift.tsx'

/** Replaces a page that cannot be shown: the reason, and links. `pageTitle` is for the tab, if it says more. */
export function DeadEnd({ title, pageTitle = title, text, children }: DeadEndProps) {
  return (
    <Adrift>
      <title>{`${pageTitle} – Poolwell`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-title">{title}</h1>
      <p className="text-soft">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Adrift>
  )
}

interface DeadEndProps {
  title: string
  pageTitle?: string
  text: ReactNode
  /** Links and buttons. */
  children: ReactNode
}
