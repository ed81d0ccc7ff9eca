import type { Town } from '../gazetteer/gazetteer.ts'
import { districtBefore } from './place-district.ts'
import { townsNamed } from './place-names.ts'
import type { ParsedQuery } from './place-query.ts'
import { keyOf, lastOf } from '../gazetteer/place-text.ts'

/**
 * "Tijuana, Mexico" is not in Mexico, MO, and "Paris, France" not in Texas; a street address or a neighborhood in front
 * of the town's name is.
 */
export function isAbroad(query: ParsedQuery): boolean {
  const country = keyOf(lastOf(query.segments))
  if (otherCountries.has(country)) return true
  const before = query.segments.at(-2)
  if (!before || !countries.has(country) || before.some((word) => /\d/.test(word))) return false
  return !districtBefore(query, query.segments, townsNamed(query.gazetteer, country))
}

/** "Toronto" alone is not the village in Ohio; "Paris" may well be the city in Texas. */
export function isCityAbroad({ gazetteer, segments }: ParsedQuery): boolean {
  const key = keyOf(segments.flat())
  return citiesAbroad.has(key) && !townsNamed(gazetteer, key).some(isCity)
}

function isCity({ population }: Town): boolean {
  return population > 5000
}

/** The keys of large cities and resorts that share the name of a hamlet, or come close enough to be its misspelling. */
const citiesAbroad = new Set(
  `aleppo antwerp auckland baghdad bali barcelona brampton brussels cabo casablanca cologne copenhagen edmonton havana
   jerusalem johannesburg juarez kiev krakow lapaz lyon madrid malaga manila montreal munich oslo perth prague puebla
   riga santiago saopaulo sevilla stockholm surrey sydney tampico tangier toluca toronto torreon tripoli turin whistler
   zurich`.split(/\s+/),
)

/** The keys of countries that are the name of no town, of which some only begin like one: Francestown. */
const otherCountries = new Set(
  `australia bahamas bangladesh bulgaria costarica croatia ecuador elsalvador ethiopia france germany greatbritain
   guatemala honduras hongkong hungary iceland indonesia iran iraq israel japan kenya kuwait malaysia netherlands
   newzealand nicaragua nigeria northernireland pakistan paraguay philippines portugal qatar romania saudiarabia serbia
   singapore slovakia southafrica southkorea spain srilanka sweden switzerland taiwan thailand trinidadandtobago uae uk
   ukraine unitedarabemirates unitedkingdom uruguay venezuela vietnam`.split(/\s+/),
)

/** The keys of countries that share the name of a town, or come close enough to be taken for its misspelling. */
const countries = new Set(
  `angola argentina austria belgium bolivia brazil cameroon canada chile china colombia cuba czechrepublic denmark
   dominicanrepublic egypt england finland greece grenada haiti india ireland italy jamaica jordan laos lebanon
   luxembourg mali malta mexico monaco mongolia morocco norway oman panama peru poland russia scotland sudan syria
   turkey wales`.split(/\s+/),
)
