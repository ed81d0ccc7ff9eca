import type { ReactNode } from 'react'

import { ButtonLink } from '../ui/button.tsx'
import { DeadEnd } from './dead-end.tsx'

/** The 404 page; `children` says what is missing. */
export function NotFound({ children }: { children: ReactNode }) {
  return (
    <DeadEnd title="Page Not Found" text={children}>
      <ButtonLink to="/find-pros">Find pool pros</ButtonLink>
      <ButtonLink to="/" variant="quiet">
        Go to the home page
      </ButtonLink>
      <ButtonLink to="/contact" variant="quiet">
        Contact us
      </ButtonLink>
    </DeadEnd>
  )
}
