import { join } from 'node:path'

import { openDiskFiles } from './disk-files.server.ts'
import { openS3Files } from './s3-files.server.ts'

/** Storage for data that is too large for the database. We make the keys, never a visitor. */
export interface Files {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Null for a key without a file. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Deleting a missing file is not an error. */
  delete(key: string): Promise<void>
  /** Removes unfinished files that were begun before then, by processes that have been killed since. */
  removeUnfinished(before: Date): Promise<void>
}

/** In the configured bucket, or in a folder of the data directory. */
export function openFiles({ s3Url, dataDir }: { s3Url?: string; dataDir: string }): Files {
  return checked(s3Url === undefined ? openDiskFiles(join(dataDir, 'files')) : openS3Files(s3Url))
}

// One folder, one name, one extension: nothing that could leave the folder, hide in it or mean something to a shell.
const key = /^[a-z]+\/[0-9a-z-]{1,80}\.[a-z0-9]{1,5}$/

/** Whether this is a name that we could have stored: other software leaves files in the folder, too. */
export function isFileKey(name: string): boolean {
  return key.test(name)
}

function checked(files: Files): Files {
  return {
    put: async (name, bytes, type) => files.put(requireKey(name), bytes, type),
    get: async (name) => files.get(requireKey(name)),
    delete: async (name) => files.delete(requireKey(name)),
    removeUnfinished: async (before) => files.removeUnfinished(before),
  }
}

function requireKey(name: string): string {
  if (!isFileKey(name)) throw new Error(`not the key of a file: ${name}`)
  return name
}
