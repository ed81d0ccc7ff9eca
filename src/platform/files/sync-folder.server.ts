import { open } from 'node:fs/promises'

/** A created or renamed file survives a power failure only when its folder is on disk, too. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders; it syncs their entries itself.
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
