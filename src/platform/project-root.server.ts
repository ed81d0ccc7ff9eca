import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = folderWithPackage(import.meta.dirname)

/** A path below the project's root; the same for the sources and the built bundle. */
export function projectPath(...parts: string[]): string {
  return join(root, ...parts)
}

function folderWithPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('No package.json above the running code')
  return folderWithPackage(parent)
}
