import { ButtonLink } from '../ui/button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell.tsx'
import { MessagesLink } from './messages-link.tsx'
import type { Viewer } from './shell-context.ts'

/** The header's part for a signed-in user. */
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
      {/* A new key for each navigation closes an open menu, without more script. */}
      <Bell key={`bell-${locationKey}`} />
      <AccountMenu key={locationKey} viewer={viewer} />
    </>
  )
}
