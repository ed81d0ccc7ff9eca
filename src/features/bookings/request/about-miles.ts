import { formatAway, plural } from '../../../ui/format.ts'

/** "About 2,450 miles": measured between the centers of two ZIP codes, so a fraction would be false precision. */
export function aboutMiles(miles: number): string {
  return miles < 0.95 ? formatAway(miles) : `About ${plural(Math.round(miles), 'mile')}`
}
