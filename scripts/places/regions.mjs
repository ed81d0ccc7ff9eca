import { readFileSync } from 'node:fs'
import { geoCentroid } from 'd3-geo'
import { feature } from 'topojson-client'
import { projectPath } from '../../src/platform/project-root.server.ts'
import { connecticutCounties } from './connecticut.mjs'
import { middleOf, sum } from './near.mjs'
import { stateNumbered } from './states.mjs'

/**
 * States with their centers, and counties with the middles of their people: the center of Maricopa County, AZ, is in the
 * desert.
 */
export function readRegions(towns, zoneAt) {
  const file = projectPath('node_modules', '@severo_bo', 'us-atlas-2023', 'counties-10m.json')
  const atlas = JSON.parse(readFileSync(file, 'utf8'))
  const shapes = (layer) => feature(atlas, atlas.objects[layer]).features.map(placeOfShape)
  const read = (found) => found.map((region) => readRegion(region, zoneAt)).filter((region) => region !== undefined)
  const counties = [...shapes('counties').filter(({ id }) => !isInConnecticut(id)), ...connecticutCounties()]
  return {
    states: read(shapes('states')),
    counties: read(amongPeople(counties, towns)).toSorted((a, b) => b.population - a.population),
  }
}

/** Where nobody lives in a town, a county stays where its shape is. */
function amongPeople(counties, towns) {
  const ofCounty = Map.groupBy(
    towns.filter(({ population }) => population > 0),
    (town) => town.county,
  )
  return counties.map((county) => {
    const members = ofCounty.get(county.id)
    if (!members) return county
    const { latitude, longitude } = middleOf(members)
    return { ...county, latitude, longitude, population: sum(members, (town) => town.population) }
  })
}

function placeOfShape(shape) {
  const [longitude, latitude] = geoCentroid(shape)
  return { id: shape.id, name: shape.properties.name, latitude, longitude }
}

function readRegion({ id, name, latitude, longitude, population = 0 }, zoneAt) {
  const state = stateNumbered(id.slice(0, 2))?.code
  if (!state) return undefined
  const timeZone = zoneAt({ latitude, longitude, state })
  return { id, name, state, latitude, longitude, population, timeZone }
}

function isInConnecticut(county) {
  return stateNumbered(county.slice(0, 2))?.code === 'CT'
}
