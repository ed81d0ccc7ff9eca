import { DeadEnd } from '../../shell/dead-end.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** Shown when no pro has this id. */
export function ProNotFound() {
  return (
    <DeadEnd
      title="Pro Not Found"
      text="The pool professional you're looking for doesn't exist or may have been removed."
    >
      <ButtonLink to="/find-pros">Find pool pros</ButtonLink>
    </DeadEnd>
  )
}
