import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { projectPath } from '../../platform/project-root.server.ts'
import type { Gazetteer } from './gazetteer.ts'
import { parseGazetteer } from './gazetteer-table.ts'
import { weighZips, type WeightedZip } from './zip-weights.ts'

let loaded: Gazetteer | undefined

/** The whole gazetteer, read from disk at the first call and kept: it does not change while we run. */
export function gazetteer(): Gazetteer {
  loaded ??= parseGazetteer(readTable())
  return loaded
}

/** Every inhabited ZIP code with about how many people live there, the most first. */
export function zipsByPopulation(): readonly WeightedZip[] {
  return weighZips(gazetteer())
}

function readTable(): string {
  const packed = readFileSync(projectPath('data', 'places', 'us-gazetteer.tsv.br'))
  return brotliDecompressSync(packed).toString('utf8')
}
