import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { Files } from './files.server.ts'
import { syncFolder } from './sync-folder.server.ts'

/**
 * Files in a folder; a file gets its name only when all its bytes are on disk. Until then it is in a folder of its own,
 * so that those of a killed process are found without reading the names of all files.
 */
export function openDiskFiles(folder: string): Files {
  const begun = join(folder, '.unfinished')
  return {
    async put(key, bytes) {
      const path = join(folder, key)
      const unfinished = join(begun, randomUUID())
      const made = await mkdir(dirname(path), { recursive: true })
      await mkdir(begun, { recursive: true })
      try {
        await writeDurably(unfinished, bytes)
        await rename(unfinished, path)
        await syncFolder(dirname(path))
        if (made) await Promise.all([folder, dirname(folder)].map(syncFolder))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    get: async (key) => readFile(join(folder, key)).then((bytes) => new Uint8Array(bytes), nothingThere),
    delete: async (key) => rm(join(folder, key), { force: true }),
    async removeUnfinished(before) {
      for (const name of (await readdir(begun).catch(nothingThere)) ?? []) {
        const path = join(begun, name)
        const file = await stat(path).catch(nothingThere)
        if (file && file.mtime < before) await rm(path, { force: true })
      }
    },
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o640)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
