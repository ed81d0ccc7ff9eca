import { Suspense } from 'react'

import type { ThreadView } from '../../features/messages/message.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { Link } from '../../ui/link.tsx'

/** The other person's name, and the actions for them, of which none is left for who has left. */
export function PanelHead({ view, askHref }: { view: ThreadView; askHref: (dialog: string) => string }) {
  const { userId, name, businessName, image } = view.with
  return (
    <div className="flex items-center gap-3 border-b border-line px-3 py-2.5">
      <Link to="/messages" aria-label="All messages" className="grid size-11 place-items-center rounded-full md:hidden">
        <Icon name="arrow-left" />
      </Link>
      <Avatar name={name} imageUrl={image} size="small" />
      <div className="min-w-0 flex-1">
        <h1 className="line-clamp-2 leading-tight wrap-anywhere">{businessName ?? name}</h1>
        {businessName === null ? null : <p className="truncate text-small text-soft">{name}</p>}
      </div>
      {view.hasLeft ? null : (
        <Suspense fallback={<span className="size-11" />}>
          <ThreadMenu
            askHref={askHref}
            blocked={view.blockedByMe}
            profileHref={view.hasProfile ? `/pros/${userId}` : undefined}
          />
        </Suspense>
      )}
    </div>
  )
}

const ThreadMenu = lazyComponent(async () => (await import('./thread-menu.tsx')).ThreadMenu)
