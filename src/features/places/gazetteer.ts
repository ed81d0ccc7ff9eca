/** A city, town, neighbourhood or postal name. `key` and `letters` are what names are compared by. */
export interface Town {
  name: string
  state: string
  latitude: number
  longitude: number
  timeZone: string
  population: number
  key: string
  letters: number
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

export interface TownName {
  key: string
  towns: readonly Town[]
}

/** Every list of towns holds the most populous first. */
export interface Gazetteer {
  towns: readonly Town[]
  townsByKey: ReadonlyMap<string, readonly Town[]>
  /** state → key → its most populous town of that name */
  townsByState: ReadonlyMap<string, ReadonlyMap<string, Town>>
  /** every key with its towns, in the order of the keys */
  names: readonly TownName[]
  /** the largest town of each name, in the same order */
  largestOfName: readonly Town[]
  /** in ascending order */
  zips: ReadonlyMap<string, ZipCode>
  /** the inhabited ones, by latitude */
  zipsFromSouth: readonly ZipCode[]
  states: ReadonlyMap<string, Region>
  /** "new mexico" → "NM" */
  stateCodes: ReadonlyMap<string, string>
  counties: ReadonlyMap<string, readonly Region[]>
}
