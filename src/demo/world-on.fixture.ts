import { zipsByPopulation } from '../features/places/gazetteer/gazetteer.server.ts'
import { daysAround } from './demo-days.ts'
import { makeDemoWorld } from './make-demo-world.ts'

const worlds = new Map<string, ReturnType<typeof makeDemoWorld>>()

/** The demo's data at this time. It takes most of a second to make, and no test changes it. */
export function worldOn(time: string) {
  const days = daysAround(new Date(time))
  const world = worlds.get(time) ?? makeDemoWorld(zipsByPopulation(), { days, passwordHash: 'hash' })
  worlds.set(time, world)
  return world
}
