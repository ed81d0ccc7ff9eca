import type { ReactNode } from 'react'

/** The states of one component, with an anchor for links. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="border-t border-line py-10">
      <p className="mb-6 font-display text-heading font-bold">{title}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-8 lg:grid-cols-2">{children}</div>
    </section>
  )
}

/** One state: its name, and the component in it. */
export function State({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full' : ''}>
      <p className="mb-2 text-small font-semibold text-soft">{name}</p>
      {children}
    </div>
  )
}
