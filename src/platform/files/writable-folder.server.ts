import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder of DATA_DIR if it is missing. Throws if nothing can be written there; a full disk may have space
 * again.
 */
export function requireWritableFolder(folder: string): void {
  try {
    makeFolder(resolve(folder))
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (!reason.startsWith('ENOSPC'))
      throw new Error(`DATA_DIR: Poolwell cannot write there (${reason})`, { cause: error })
  }
}

/** With `recursive`, Node never returns from a path in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  }
}
