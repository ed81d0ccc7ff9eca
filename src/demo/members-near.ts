import { milesBetween } from '../features/places/distance.ts'
import type { DemoPro } from './demo-pro.ts'

/** The pros with a membership, the nearest to this one first. */
export function membersNear({ pro: center }: DemoPro, pros: readonly DemoPro[]): DemoPro[] {
  return pros
    .filter(({ membership }) => membership.status === 'active')
    .toSorted((a, b) => milesBetween(a.pro, center) - milesBetween(b.pro, center))
}
