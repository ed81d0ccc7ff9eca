import type { Gazetteer, Region } from '../gazetteer/gazetteer.ts'
import type { KnownPlace } from '../place.ts'
import { countyWord, placeOfCounty } from './place-label.ts'
import { townNicknamed } from './place-nicknames.ts'
import { keyOf, type Words } from '../gazetteer/place-text.ts'

const countyWords = new Set(['county', 'parish', 'municipio', 'co'])

/** "Orange County", "miami dade county"; the largest of that name, in the state when one is given. */
export function countyIn(gazetteer: Gazetteer, words: Words, state: string | undefined): KnownPlace | undefined {
  const word = words.at(-1) ?? ''
  if (!countyWords.has(word)) return undefined
  const named = longestName(gazetteer, words.slice(0, -1), state)
  const [county, ...others] = named.toSorted((a, b) => Number(isCalled(b, word)) - Number(isCalled(a, word)))
  if (!county) return undefined
  const rival = others.find((other) => isCalled(other, word) === isCalled(county, word))
  const ambiguous = (rival?.population ?? 0) > county.population * 0.1
  return {
    status: ambiguous ? 'ambiguous' : 'ok',
    place: placeOfCounty(county),
    alternatives: others.slice(0, 4).map(placeOfCounty),
    corrected: false,
  }
}

/** Whether all of these words are a county's name. */
export function isCounty(gazetteer: Gazetteer, words: Words): boolean {
  return countyWords.has(words.at(-1) ?? '') && countiesNamed(gazetteer, keyOf(words.slice(0, -1))).length > 0
}

/** A parish is in Louisiana, a municipio in Puerto Rico, and a county in neither. */
function isCalled({ state }: Region, word: string): boolean {
  return countyWord(state).toLowerCase() === (word === 'co' ? 'county' : word)
}

function longestName(gazetteer: Gazetteer, words: Words, state: string | undefined): readonly Region[] {
  for (let start = Math.max(0, words.length - 4); start < words.length; start++) {
    const counties = countiesNamed(gazetteer, keyOf(words.slice(start)))
    const found = state ? counties.filter((county) => county.state === state) : counties
    if (found.length > 0) return found
  }
  return []
}

/** "LA county" is that of the city. */
function countiesNamed({ counties }: Gazetteer, key: string): readonly Region[] {
  const city = townNicknamed(key)
  return counties.get(key) ?? (city && counties.get(city.key)?.filter(({ state }) => state === city.state)) ?? []
}
