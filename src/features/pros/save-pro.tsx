import { Suspense } from 'react'

import { lazyComponent } from '../../ui/lazy-component.ts'
import type { ProCardFace } from './pro-card-face.ts'

/** The button that saves a pro, for those who can. Its scripts are loaded for them only. */
export function SavePro({ pro: { userId, businessName }, saved }: SaveProProps) {
  if (saved === undefined) return null
  return (
    <Suspense fallback={<span className="size-11" />}>
      <SaveButton key={userId} proId={userId} name={businessName} saved={saved} />
    </Suspense>
  )
}

interface SaveProProps {
  pro: Pick<ProCardFace, 'userId' | 'businessName'>
  saved: boolean | undefined
}

const SaveButton = lazyComponent(async () => (await import('./save-button.tsx')).SaveButton)
