import { searchedKind } from '../../features/places/last-search.ts'
import type { ProService } from '../../features/pros/pro.ts'

/** The services, starting with those of the kind that was last searched for, which the browser remembers. */
export function soughtFirst(services: readonly ProService[]): ProService[] {
  const kind = searchedKind()
  const isSought = ({ categoryName }: ProService) => Number(categoryName === kind)
  return services.toSorted((a, b) => isSought(b) - isSought(a))
}
