import { ButtonLink } from '../ui/button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell.tsx'
import { MessagesLink } from './messages-link.tsx'
import type { Viewer } from './shell-context.ts'

/** The header's part of somebody who is signed in. */
export function SignedIn({ viewer, locationKey }: { viewer: Viewer; locationKey: string }) {
  return (
    <>
      {viewer.role === 'pro' ? (
        <span className="hidden sm:contents">
          <ButtonLink to="/pro-dashboard" size="small">
            Dashboard
          </ButtonLink>
        </span>
      ) : null}
      <MessagesLink key={viewer.id} viewerId={viewer.id} />
      {/* A new key at each navigation: the menu that was used closes without a script of ours. */}
      <Bell key={`bell-${locationKey}`} />
      <AccountMenu key={locationKey} viewer={viewer} />
    </>
  )
}
