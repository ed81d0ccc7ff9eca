// Writes data/places/us-gazetteer.json.br from the data packages named in NOTICE.md. The same packages give the same
// bytes.
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { projectPath } from '../src/platform/project-root.server.ts'
import { readCommunities } from './places/communities.mjs'
import { withConnecticutCounties } from './places/connecticut.mjs'
import { readKnownRegions } from './places/known-regions.mjs'
import { postalTowns } from './places/postal-towns.mjs'
import { readRegions } from './places/regions.mjs'
import { gazetteerTable } from './places/table.mjs'
import { zoneFinder } from './places/time-zones.mjs'
import { withCounties } from './places/town-counties.mjs'
import { readTowns } from './places/towns.mjs'
import { readZips } from './places/zips.mjs'

const geoNamesTowns = readTowns()
const zoneAt = zoneFinder(geoNamesTowns)
const zips = withConnecticutCounties(readZips(geoNamesTowns, zoneAt), geoNamesTowns)
const communities = readCommunities(geoNamesTowns, zips)
const towns = withCounties([...geoNamesTowns, ...postalTowns(geoNamesTowns, zips), ...communities], zips)
const { states, counties } = readRegions(geoNamesTowns, zoneAt)
const regions = readKnownRegions(towns, counties)
const table = JSON.stringify(gazetteerTable({ states, counties, regions, towns, zips }))

const packed = brotliCompressSync(table, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: table.length,
  },
})
writeFileSync(projectPath('data', 'places', 'us-gazetteer.json.br'), packed)

const count = (name, rows) => `${rows.length} ${name}`
console.log(
  [
    count('states', states),
    count('counties', counties),
    count('regions', regions),
    count('towns', towns),
    count('ZIP codes', zips),
  ].join(', '),
  `→ ${Math.round(packed.length / 1000)} kB`,
)
