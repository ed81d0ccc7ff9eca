import { DeadEnd } from '../../shell/dead-end.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** Shown for a town without pros. The search knows its neighbors, and which town a misspelled name may mean. */
export function NoProsHere({ state, city }: { state: string; city: string }) {
  const name = city.replaceAll(/[-_]+/g, ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
  const town = `${name}, ${state.toUpperCase()}`
  return (
    <DeadEnd title="Page Not Found" text="No pool professional works here yet.">
      <ButtonLink to={`/find-pros?location=${encodeURIComponent(town)}`}>Find pool pros nearby</ButtonLink>
      <ButtonLink to="/" variant="quiet">
        Go to the home page
      </ButtonLink>
    </DeadEnd>
  )
}
