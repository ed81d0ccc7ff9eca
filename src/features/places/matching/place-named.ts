import type { Town } from '../gazetteer/gazetteer.ts'
import { type KnownPlace, known } from '../place.ts'
import { countyIn } from './place-county.ts'
import { districtBefore } from './place-district.ts'
import { placeOfTown } from './place-label.ts'
import { largeLookalikes } from './place-lookalikes.ts'
import { townsNamed } from './place-names.ts'
import { isLeadIn } from './place-noise.ts'
import { isUnbrokenAddress, type ParsedQuery, withoutState } from './place-query.ts'
import { metropolis, chooseTown } from './place-ranking.ts'
import type { StateAtEnd } from './place-state.ts'
import { asSpelled, keyOf, lastOf, type Words, wordsOf } from '../gazetteer/place-text.ts'

const longestName = 5

/** A correctly written county or town at the end of the query, before its state. */
export function namedPlace(query: ParsedQuery, state: StateAtEnd | undefined): KnownPlace | undefined {
  if (!state) return countyOrTown(query, undefined)
  return countyOrTown(query, state) ?? despiteState(query, state)
}

export function countyOrTown(query: ParsedQuery, state: StateAtEnd | undefined): KnownPlace | undefined {
  const segments = withoutState(query, state)
  const county = countyIn(query.gazetteer, lastOf(segments), state?.code)
  if (county) return townBeforeCounty(query, segments, county) ?? county
  const towns = townsAtEnd(query, state, 1)
  const district = districtBefore(query, segments, towns)
  if (district) return known(placeOfTown(district), towns.slice(0, 1).map(placeOfTown))
  return state ? chooseFrom(towns) : offerLookalikes(query, towns)
}

/** "Sanford, Seminole County, FL" is the town, as maps write addresses. */
function townBeforeCounty(query: ParsedQuery, segments: readonly Words[], county: KnownPlace): KnownPlace | undefined {
  const before = { ...query, segments: segments.slice(0, -1) }
  if (before.segments.length === 0) return undefined
  return chooseFrom(townsAtEnd(before, undefined, 1).filter((town) => town.state === county.place.state))
}

/** Words that look like a state may be part of the town: "Port Washington"; "350 5th Ave, New York". */
function despiteState(query: ParsedQuery, state: StateAtEnd): KnownPlace | undefined {
  const last = lastOf(query.segments)
  if (last.length > state.words) return chooseFrom(townsAtEnd(query, undefined, state.words + 1))
  if (!state.spelledOut) return undefined
  const city = townsNamed(query.gazetteer, keyOf(last)).find((town) => town.population > metropolis)
  return city && known(placeOfTown(city))
}

/** The towns named by the longest run of at least `least` words at the end of the last segment. */
function townsAtEnd(query: ParsedQuery, state: StateAtEnd | undefined, least: number): readonly Town[] {
  const segments = withoutState(query, state)
  const words = lastOf(segments)
  // Words that are not an address must match as a whole: "paris hotel" is not the town of Hotel
  const takenWhole = !state && segments.length === 1 && !isUnbrokenAddress(query, segments)
  for (let start = Math.max(0, words.length - longestName); start <= words.length - least; start++) {
    if (start > 0 && takenWhole && !isLeadIn(words[start - 1])) continue
    const name = words.slice(start)
    const towns = townsNamed(query.gazetteer, keyOf(name), state?.code)
    if (towns.length > 0) return asWritten(towns, name)
  }
  return []
}

/** "Del Mar" is not the larger Delmar, but "De Land" is: it has a hundred times the people. */
function asWritten(towns: readonly Town[], words: Words): readonly Town[] {
  const [largest] = towns
  // A nickname means one city, however it is written.
  if (largest?.key !== keyOf(words)) return towns
  const written = asSpelled(words).join(' ')
  const meant = towns.find(
    ({ name, population }) => population * 4 >= largest.population && asSpelled(wordsOf(name)).join(' ') === written,
  )
  return meant ? [meant, ...towns.filter((town) => town !== meant)] : towns
}

function chooseFrom([best, ...rest]: readonly Town[]): KnownPlace | undefined {
  return best && chooseTown([best, ...rest])
}

/** A hamlet may have almost the same name as a city: the city is offered next to it. */
function offerLookalikes(query: ParsedQuery, towns: readonly Town[]): KnownPlace | undefined {
  const [best] = towns
  const answer = chooseFrom(towns)
  if (!best || !answer || query.startsWithNumber) return answer
  const lookalikes = largeLookalikes(query.gazetteer, query.segments.flat(), best)
  if (lookalikes.length === 0) return answer
  return { ...answer, status: 'ambiguous', alternatives: [...lookalikes.map(placeOfTown), ...answer.alternatives] }
}
