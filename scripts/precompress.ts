import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|html|svg|json|txt|ico|xml|webmanifest)$/
const worthIt = 512
// Which of these packs a script best differs from one to the next, by a thousandth.
const blockSizes = [16, 17, 18]
const directDistances = [0, 15]
const ways = blockSizes.flatMap((block) => directDistances.map((direct) => ({ block, direct })))

/** Writes a `.br` and a `.gz` next to every text file of `folder`, at the highest quality: it runs once per build. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))))
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < worthIt) return
  const packed = Promise.all(ways.map((way) => brotli(bytes, way)))
  await Promise.all([
    packed.then((all) => writeFile(`${file}.br`, all.reduce(smaller))),
    promisify(gzip)(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}

function brotli(bytes: Buffer, { block, direct }: (typeof ways)[number]): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGBLOCK]: block,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  }
  return promisify(brotliCompress)(bytes, { params })
}

function smaller(one: Buffer, other: Buffer): Buffer {
  return other.length < one.length ? other : one
}
