/** The point and the state of whatever has a name or a ZIP code. */
interface Located {
  state: string
  latitude: number
  longitude: number
  timeZone: string
}

/** A state or a county. */
export interface Region extends Located {
  name: string
  population: number
}

/** A city, town, neighborhood or postal name. Names are compared by their `key`. */
export interface Town extends Located {
  name: string
  key: string
  population: number
  zipCount: number
}

/** `inhabited` is false for post-office boxes and single large recipients, which cover no area. */
export interface ZipCode extends Located {
  zip: string
  city: string
  inhabited: boolean
}

/**
 * A part of the country that people name, such as Tampa Bay; its point is that of a town in its middle. Or a county by
 * another name, such as the OC.
 */
export interface KnownRegion extends Located {
  label: string
  population: number
  precision: 'region' | 'county'
  /** of each of its names, see `keyWithArticle` */
  keys: readonly string[]
  /** every state that it is part of */
  states: readonly string[]
  /** the numbers of its largest towns, the most populous first */
  towns: readonly number[]
}

/** Numbered in the order of their keys; of towns with the same key the most populous first, a neighborhood at half. */
export interface Towns {
  count: number
  at: (number: number) => Town
  keyAt: (number: number) => string
  /** see `lettersOf` */
  lettersAt: (number: number) => number
  populationAt: (number: number) => number
  named(key: string): Town[]
  largestOfName: Uint16Array
  /** the largest per name in a state, the most populous first */
  inState(state: string): Uint16Array
  /** those of them in a county, by its number among those of its state */
  inCounty(state: string, county: number): Uint16Array
}

/** Numbered in ascending order. */
export interface ZipCodes {
  count: number
  at: (number: number) => ZipCode
  find(zip: string): ZipCode | undefined
  /** at most `most` ZIP codes that begin with these digits */
  starting(digits: string, most?: number): ZipCode[]
  latitudeAt: (number: number) => number
  longitudeAt: (number: number) => number
  /** the inhabited ones, by latitude */
  fromSouth: Uint16Array
}

/** Every list of regions is sorted by population, largest first. */
export interface Gazetteer {
  towns: Towns
  zips: ZipCodes
  states: ReadonlyMap<string, Region>
  /** "new mexico" → "NM" */
  stateCodes: ReadonlyMap<string, string>
  /** "newmexico" → "NM" */
  joinedStateCodes: ReadonlyMap<string, string>
  counties: ReadonlyMap<string, readonly Region[]>
  /** in the order of their numbers, from 1 */
  countiesOfState: ReadonlyMap<string, readonly Region[]>
  regions: readonly KnownRegion[]
  regionsByKey: ReadonlyMap<string, readonly KnownRegion[]>
}
