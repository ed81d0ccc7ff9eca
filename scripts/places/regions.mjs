import { readFileSync } from 'node:fs'
import { geoCentroid } from 'd3-geo'
import { feature } from 'topojson-client'
import { projectPath } from '../../src/platform/project-root.server.ts'
import { stateNumbered } from './states.mjs'

/** States and counties with their centers; a county's population is that of its towns. */
export function readRegions(towns, zoneAt) {
  const file = projectPath('node_modules', '@severo_bo', 'us-atlas-2023', 'counties-10m.json')
  const atlas = JSON.parse(readFileSync(file, 'utf8'))
  const people = new Map()
  for (const { county, population } of towns) people.set(county, (people.get(county) ?? 0) + population)
  const read = (layer) =>
    feature(atlas, atlas.objects[layer])
      .features.map((shape) => readRegion(shape, people, zoneAt))
      .filter((region) => region !== undefined)
  return { states: read('states'), counties: read('counties').toSorted((a, b) => b.population - a.population) }
}

function readRegion(shape, people, zoneAt) {
  const state = stateNumbered(shape.id.slice(0, 2))
  if (!state) return undefined
  const [longitude, latitude] = geoCentroid(shape)
  const population = people.get(shape.id) ?? 0
  const timeZone = zoneAt({ latitude, longitude, state: state.code })
  return { id: shape.id, name: shape.properties.name, state: state.code, latitude, longitude, population, timeZone }
}
