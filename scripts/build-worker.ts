import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vite'

/** Writes /sw.js next to the built pages in `folder`: one script, with the version of all files it may cache. */
export async function buildWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { buildVersion: JSON.stringify(versionOf(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/service-worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}

/** Changes with the name or the content of any file. */
function versionOf(folder: string): string {
  const hash = createHash('sha256')
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const file of entries.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    hash.update(relative(folder, file)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}
