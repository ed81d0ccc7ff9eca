import type { ReactNode } from 'react'

import scene from './adrift.svg?no-inline'

/** A page that leads nowhere: its text, and next to it, or on phones below it, a ring adrift on the water. */
export function Adrift({ children }: { children: ReactNode }) {
  return (
    <section className="wrap grid items-center gap-x-14 gap-y-8 py-10 lg:grid-cols-2 lg:py-14">
      <div className="flex flex-col items-start gap-5">{children}</div>
      <img src={scene} alt="" width="640" height="460" className="w-full rounded-panel" />
    </section>
  )
}
