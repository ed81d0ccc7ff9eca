import type { Gazetteer } from './gazetteer.ts'
import type { GazetteerFile } from './gazetteer-file.ts'
import { openTowns } from './open-towns.ts'
import { openZips } from './open-zips.ts'
import { keyOf, wordsOf } from './place-text.ts'

/** Towns and ZIP codes stay columns, an eighth of what objects take; one becomes an object when it is asked for. */
export function openGazetteer(file: GazetteerFile): Gazetteer {
  const { states, counties } = file
  return {
    towns: openTowns(file),
    zips: openZips(file),
    states: new Map(states.map((state) => [state.state, state])),
    stateCodes: new Map(states.map((state) => [wordsOf(state.name).join(' '), state.state])),
    counties: Map.groupBy(counties, (county) => keyOf(wordsOf(county.name))),
  }
}
