import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { projectPath } from '../../../platform/project-root.server.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { GazetteerFile } from './gazetteer-file.ts'
import { openGazetteer } from './open-gazetteer.ts'
import { weighZips, type WeightedZip } from './zip-weights.ts'

let loaded: Gazetteer | undefined

/** The whole gazetteer, read from disk on the first call and kept: it does not change while the process runs. */
export function gazetteer(): Gazetteer {
  loaded ??= openGazetteer(readFile())
  return loaded
}

/** Every inhabited ZIP code with its approximate population, the largest first. */
export function zipsByPopulation(): readonly WeightedZip[] {
  return weighZips(gazetteer())
}

/** Our own committed file, written by scripts/build-places.mjs: trusted, and so not validated. */
function readFile(): GazetteerFile {
  const packed = readFileSync(projectPath('data', 'places', 'us-gazetteer.json.br'))
  const file: GazetteerFile = JSON.parse(brotliDecompressSync(packed).toString('utf8'))
  return file
}
