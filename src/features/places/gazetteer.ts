/** A city, town, neighborhood or postal name. `key` is what names are compared by. */
export interface Town {
  name: string
  state: string
  latitude: number
  longitude: number
  timeZone: string
  population: number
  key: string
  zipCount: number
}

/** `inhabited` is false for post-office boxes and single large receivers, which cover no ground. */
export interface ZipCode {
  zip: string
  city: string
  state: string
  latitude: number
  longitude: number
  timeZone: string
  inhabited: boolean
}

/** A state or a county. */
export interface Region {
  name: string
  state: string
  latitude: number
  longitude: number
  timeZone: string
  population: number
}

/** Each has a number: they stand in the order of their keys, and of one key the most populous first. */
export interface Towns {
  count: number
  at: (number: number) => Town
  keyAt: (number: number) => string
  /** see `lettersOf` */
  lettersAt: (number: number) => number
  populationAt: (number: number) => number
  named(key: string): Town[]
  largestOfName: Uint16Array
  /** the largest of each name in a state, the most populous first */
  inState(state: string): Uint16Array
}

/** Each has a number: they stand in ascending order. */
export interface ZipCodes {
  count: number
  at: (number: number) => ZipCode
  find(zip: string): ZipCode | undefined
  /** at most `most` that begin with some digits */
  starting(digits: string, most?: number): ZipCode[]
  latitudeAt: (number: number) => number
  longitudeAt: (number: number) => number
  /** the inhabited ones, by latitude */
  fromSouth: Uint16Array
}

/** Every list of regions holds the most populous first. */
export interface Gazetteer {
  towns: Towns
  zips: ZipCodes
  states: ReadonlyMap<string, Region>
  /** "new mexico" → "NM" */
  stateCodes: ReadonlyMap<string, string>
  counties: ReadonlyMap<string, readonly Region[]>
}
