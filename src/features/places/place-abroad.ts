import { districtBefore } from './place-district.ts'
import { townsNamed } from './place-names.ts'
import type { ParsedQuery } from './place-query.ts'
import { keyOf, lastOf } from './place-text.ts'

/** "Tijuana, Mexico" is not in Mexico, MO; a street address or a neighborhood in front of the town's name is. */
export function isAbroad(query: ParsedQuery): boolean {
  const country = keyOf(lastOf(query.segments))
  const before = query.segments.at(-2)
  if (!before || !countries.has(country) || before.some((word) => /\d/.test(word))) return false
  return !districtBefore(query, query.segments, townsNamed(query.gazetteer, country))
}

/** The keys of countries that share the name of a town, or come close enough to be taken for its misspelling. */
const countries = new Set(
  `angola argentina austria belgium bolivia brazil cameroon canada chile china colombia cuba czechrepublic denmark
   dominicanrepublic egypt england finland greece grenada haiti india ireland italy jamaica jordan laos lebanon
   luxembourg mali malta mexico monaco mongolia morocco norway oman panama peru poland russia scotland sudan syria
   turkey wales`.split(/\s+/),
)
