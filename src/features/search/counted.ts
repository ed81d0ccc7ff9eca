import { plural } from '../../ui/format.ts'

/** The limit for counting pros, so that counting stays fast where there are many. */
export const maxCounted = 500

/** "24 pros", "1 pro", "No pros", or "500+ pros" if there are more than we count. */
export function countOf(count: number, one = 'pro', many?: string): string {
  if (count === 0) return `No ${many ?? `${one}s`}`
  const counted = plural(count, one, many)
  return count < maxCounted ? counted : counted.replace(' ', '+ ')
}
