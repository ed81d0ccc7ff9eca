import { readFileSync } from 'node:fs'
import { geoCentroid } from 'd3-geo'
import { feature } from 'topojson-client'
import { projectPath } from '../../src/platform/project-root.server.ts'
import { connecticutCounties } from './connecticut.mjs'
import { stateNumbered } from './states.mjs'

/** States and counties with their centers; a county's population is that of its towns. */
export function readRegions(towns, zoneAt) {
  const file = projectPath('node_modules', '@severo_bo', 'us-atlas-2023', 'counties-10m.json')
  const atlas = JSON.parse(readFileSync(file, 'utf8'))
  const people = new Map()
  for (const { county, population } of towns) people.set(county, (people.get(county) ?? 0) + population)
  const shapes = (layer) => feature(atlas, atlas.objects[layer]).features.map(placeOfShape)
  const read = (found) =>
    found.map((region) => readRegion(region, people, zoneAt)).filter((region) => region !== undefined)
  const counties = [...shapes('counties').filter(({ id }) => !isInConnecticut(id)), ...connecticutCounties(towns)]
  return { states: read(shapes('states')), counties: read(counties).toSorted((a, b) => b.population - a.population) }
}

function placeOfShape(shape) {
  const [longitude, latitude] = geoCentroid(shape)
  return { id: shape.id, name: shape.properties.name, latitude, longitude }
}

function readRegion({ id, name, latitude, longitude }, people, zoneAt) {
  const state = stateNumbered(id.slice(0, 2))?.code
  if (!state) return undefined
  const timeZone = zoneAt({ latitude, longitude, state })
  return { id, name, state, latitude, longitude, population: people.get(id) ?? 0, timeZone }
}

function isInConnecticut(county) {
  return stateNumbered(county.slice(0, 2))?.code === 'CT'
}
