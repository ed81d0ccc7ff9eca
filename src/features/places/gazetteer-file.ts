import type { Region } from './gazetteer.ts'

/** What scripts/build-places.mjs writes: points in 1e-4 degrees; names, states and zones as indexes into their lists. */
export interface GazetteerFile {
  zones: readonly string[]
  states: readonly Region[]
  counties: readonly Region[]
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

/** In the order of their keys, and of one key the most populous first. */
interface TownColumns extends Columns {
  population: readonly number[]
  zipCount: readonly number[]
  /** the largest town of each key in a state, the most populous first */
  byState: Readonly<Record<string, readonly number[]>>
}

/** In ascending order. */
interface ZipColumns extends Columns {
  zip: readonly number[]
  inhabited: readonly (0 | 1)[]
}
