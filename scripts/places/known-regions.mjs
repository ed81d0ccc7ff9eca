import { readFileSync } from 'node:fs'
import { keyWithArticle, wordsOf } from '../../src/features/places/gazetteer/place-text.ts'
import { projectPath } from '../../src/platform/project-root.server.ts'
import { townKey } from './names.mjs'
import { middleOf, sum } from './near.mjs'
import { stateCoded } from './states.mjs'

/** A search offers the towns in which pros are based: the most populous are enough. */
const mostTowns = 40

/**
 * Parts of the country that people name and no data package lists, the most populous first. A line of the list has the
 * name that people read and its state | other names | counties | towns; what is in another state ends with that state.
 * A line without counties and towns has the other names of a county.
 */
export function readKnownRegions(towns, counties) {
  const lines = readFileSync(projectPath('scripts', 'places', 'known-regions.txt'), 'utf8')
    .trim()
    .split('\n')
  const membersOf = memberFinder(towns, counties)
  return lines
    .map((line) => readCountyNames(line, counties, membersOf) ?? readKnownRegion(line, membersOf))
    .toSorted((a, b) => b.population - a.population)
}

/** The county itself is found by its own name, with its namesakes in other states. */
function readCountyNames(line, counties, membersOf) {
  const [heading, otherNames, ...members] = line.split('|')
  if (members.length > 0) return undefined
  const [label, name, state] = /^(.+) County, (..)$/.exec(heading.trim())
  const county = counties.find((one) => one.name === name && one.state === state)
  const towns = membersOf([{ name, state }], [])
  const { latitude, longitude, timeZone, population } = county
  const where = { state, states: [state], latitude, longitude, timeZone, population }
  return { label, precision: 'county', keys: keysOf(listed(otherNames)), ...where, towns: towns.slice(0, mostTowns) }
}

function readKnownRegion(line, membersOf) {
  const [heading, otherNames = '', counties = '', towns = ''] = line.split('|')
  const [name, state] = heading.trim().split(', ')
  const members = membersOf(namedIn(state, counties), namedIn(state, towns))
  const { latitude, longitude, timeZone } = middleOf(members)
  return {
    label: name.includes(stateCoded(state).name) ? name : `${name}, ${state}`,
    precision: 'region',
    keys: keysOf([name, ...listed(otherNames)]),
    state,
    states: [...new Set([state, ...members.map((town) => town.state)])],
    latitude,
    longitude,
    timeZone,
    population: sum(members, (town) => town.population),
    towns: members.slice(0, mostTowns),
  }
}

function keysOf(names) {
  return [...new Set(names.map((name) => keyWithArticle(wordsOf(name))))]
}

/** Returns a function that finds the towns of some counties, and those that are named, the most populous first. */
function memberFinder(towns, counties) {
  const largest = new Map(
    towns
      .toSorted(byPopulation)
      .toReversed()
      .map((town) => [townKey(town), town]),
  )
  const inCounty = ({ name, state }) =>
    counties
      .filter((county) => county.name === name && county.state === state)
      .flatMap(({ id }) => [...largest.values()].filter((town) => town.counties.includes(id)))
  return (ofCounties, named) => {
    const found = [
      ...ofCounties.map((county) => [county, inCounty(county)]),
      ...named.map((town) => [town, [largest.get(townKey(town))]]),
    ]
    for (const [{ name, state }, members] of found)
      if (members.length === 0 || members.includes(undefined)) throw new Error(`No town or county: ${name}, ${state}`)
    return [...new Set(found.flatMap(([, members]) => members))].toSorted(byPopulation)
  }
}

function namedIn(state, text) {
  return listed(text).map((entry) => {
    const [, name, other] = /^(.+?)(?: ([A-Z]{2}))?$/.exec(entry)
    return { name, state: other ?? state }
  })
}

function listed(text) {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function byPopulation(a, b) {
  return b.population - a.population || (townKey(a) < townKey(b) ? -1 : 1)
}
