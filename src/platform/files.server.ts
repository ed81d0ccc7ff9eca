import { join } from 'node:path'

import { openDiskFiles } from './disk-files.server.ts'
import { openS3Files } from './s3-files.server.ts'

/** Storage for bytes that are too large for the database. Keys are made by us, never by a visitor. */
export interface Files {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Null for a key under which nothing is kept. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Deleting what is not there is no failure. */
  delete(key: string): Promise<void>
}

/** In the bucket that is configured, or in a folder below the data directory. */
export function openFiles({ s3Url, dataDir }: { s3Url?: string | undefined; dataDir: string }): Files {
  return checked(s3Url === undefined ? openDiskFiles(join(dataDir, 'files')) : openS3Files(s3Url))
}

// One folder, one name, one ending: nothing that could leave the folder, hide in it or mean something to a shell.
const key = /^[a-z]+\/[0-9a-z-]{1,80}\.[a-z0-9]{1,5}$/

/** Whether something can be stored under this name: others leave files in the folder, too. */
export function isFileKey(name: string): boolean {
  return key.test(name)
}

function checked(files: Files): Files {
  return {
    put: async (name, bytes, type) => files.put(requireKey(name), bytes, type),
    get: async (name) => files.get(requireKey(name)),
    delete: async (name) => files.delete(requireKey(name)),
  }
}

function requireKey(name: string): string {
  if (!isFileKey(name)) throw new Error(`not the key of a file: ${name}`)
  return name
}
