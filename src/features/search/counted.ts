import { plural } from '../../ui/format.ts'

/** How many pros are counted, so that counting stays quick where there are many. */
export const maxCounted = 500

/** "24 pros", "1 pro", or "500+ pros" where nobody counts further. */
export function countOf(count: number, one = 'pro', many?: string): string {
  const counted = plural(count, one, many)
  return count < maxCounted ? counted : counted.replace(' ', '+ ')
}
