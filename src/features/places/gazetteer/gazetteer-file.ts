import type { KnownRegion, Region } from './gazetteer.ts'

/**
 * The file that scripts/build-places.mjs writes: points in 1e-4 degrees; names, states and time zones as indexes into
 * lists.
 */
export interface GazetteerFile {
  zones: readonly string[]
  states: readonly Region[]
  counties: readonly Region[]
  regions: readonly KnownRegion[]
  names: readonly string[]
  /** of each name, in ascending order */
  keys: readonly string[]
  towns: TownColumns
  zips: ZipColumns
}

export interface Columns {
  name: readonly number[]
  state: readonly number[]
  latitude: readonly number[]
  longitude: readonly number[]
  zone: readonly number[]
}

/** Sorted by key; of towns with the same key the most populous first, where a neighborhood counts for half. */
interface TownColumns extends Columns {
  population: readonly number[]
  zipCount: readonly number[]
  /** the number of its county among those of its state, from 1; 0 if unknown */
  county: readonly number[]
  /** the few towns that are in another one as well, with its number */
  otherCounties: readonly (readonly [town: number, county: number])[]
  /** The largest town per key in a state, the most populous first. */
  byState: Readonly<Record<string, readonly number[]>>
}

/** In ascending order. */
interface ZipColumns extends Columns {
  zip: readonly number[]
  inhabited: readonly (0 | 1)[]
}
