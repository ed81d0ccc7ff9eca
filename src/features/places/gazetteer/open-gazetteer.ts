import type { Gazetteer, KnownRegion } from './gazetteer.ts'
import type { GazetteerFile } from './gazetteer-file.ts'
import { openTowns } from './open-towns.ts'
import { openZips } from './open-zips.ts'
import { keyOf, wordsOf } from './place-text.ts'

/**
 * Towns and ZIP codes stay in columns, which take an eighth of the memory of objects; an object is created when one is
 * needed.
 */
export function openGazetteer(file: GazetteerFile): Gazetteer {
  const { states, counties, regions } = file
  return {
    towns: openTowns(file),
    zips: openZips(file),
    states: new Map(states.map((state) => [state.state, state])),
    stateCodes: new Map(states.map((state) => [wordsOf(state.name).join(' '), state.state])),
    joinedStateCodes: new Map(states.map((state) => [wordsOf(state.name).join(''), state.state])),
    counties: Map.groupBy(counties, (county) => keyOf(wordsOf(county.name))),
    countiesOfState: Map.groupBy(counties, (county) => county.state),
    regions,
    regionsByKey: byKey(regions),
  }
}

function byKey(regions: readonly KnownRegion[]): ReadonlyMap<string, readonly KnownRegion[]> {
  const found = new Map<string, KnownRegion[]>()
  for (const region of regions) for (const key of region.keys) found.set(key, [...(found.get(key) ?? []), region])
  return found
}
