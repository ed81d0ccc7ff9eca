import { Suspense } from 'react'
import { useLocation } from 'react-router'

import { Icon } from '../../ui/icon.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { Link } from '../../ui/link.tsx'
import { heartLook } from './heart-look.ts'
import { loginToSave } from './login-to-save.ts'
import type { ProCardFace } from './pro-card-face.ts'

/** The button that saves a pro, for everybody but pros. Its scripts are loaded for customers only. */
export function SavePro({ pro: { userId, businessName }, saved }: SaveProProps) {
  const { pathname, search } = useLocation()
  if (saved === undefined) {
    return (
      <Link to={loginToSave(userId, pathname + search)} aria-label={`Save ${businessName}`} className={heartLook}>
        <Icon name="heart-outline" />
      </Link>
    )
  }
  return (
    <Suspense fallback={<span className="size-11" />}>
      <SaveButton key={userId} proId={userId} name={businessName} saved={saved} />
    </Suspense>
  )
}

interface SaveProProps {
  pro: Pick<ProCardFace, 'userId' | 'businessName'>
  /** Undefined for visitors. */
  saved: boolean | undefined
}

const SaveButton = lazyComponent(async () => (await import('./save-button.tsx')).SaveButton)
