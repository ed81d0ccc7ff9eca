import { milesBetween } from '../distance.ts'
import type { Gazetteer, Town } from '../gazetteer/gazetteer.ts'
import { keyOf, lastOf, type Words, wordsOf } from '../gazetteer/place-text.ts'
import type { KnownPlace } from '../place.ts'
import { townsStarting } from './place-prefix.ts'
import { type ParsedQuery, withoutState } from './place-query.ts'
import { chooseCorrectedTown, chooseTown, neighborMiles, prominence } from './place-ranking.ts'
import type { StateAtEnd } from './place-state.ts'

const fewestPeople = 5_000
/** "Los" and "New" are only typed on the way to a name. */
const fewestLetters = 4

/** "Daytona", "Simi, CA": a town without the end of its name, unless a second one may be meant. */
export function completedPlace(query: ParsedQuery, state: StateAtEnd | undefined): KnownPlace | undefined {
  const words = lastOf(withoutState(query, state))
  if (keyOf(words).length < fewestLetters) return undefined
  const towns = townsCompleting(query.gazetteer, words, state?.code)
  const [largest, ...others] = towns
  if (!largest || largest.population < fewestPeople) return undefined
  if (chooseTown([largest, ...others]).status === 'ambiguous') return undefined
  const nearby = towns.filter((town) => milesBetween(town, largest) <= neighborMiles)
  // "Vero" is Vero Beach, though Vero Beach South has more people.
  const [plainest = largest] = nearby
    .filter((town) => town.population >= largest.population / 2)
    .toSorted((a, b) => a.key.length - b.key.length)
  return chooseCorrectedTown([plainest])
}

/** The towns whose name begins with these words and goes on, the most prominent first. */
export function townsCompleting(gazetteer: Gazetteer, words: Words, state?: string): Town[] {
  const key = keyOf(words)
  const goesOn = ({ name }: Town) => {
    const whole = wordsOf(name)
    return whole.length > words.length && keyOf(whole.slice(0, words.length)) === key
  }
  return townsStarting(gazetteer, key)
    .filter((town) => (state === undefined || town.state === state) && goesOn(town))
    .toSorted((a, b) => prominence(b) - prominence(a))
}
