import { open } from 'node:fs/promises'

/** A file that was created or renamed survives a power cut only when its folder is on the disk, too. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders, and syncs their entries itself.
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
