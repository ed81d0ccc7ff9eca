import { existsSync } from 'node:fs'

/**
 * Without our own server entry React Router runs `npm install isbot`, which rewrites package.json: stops before that.
 */
export function requireOwnEntry(): void {
  if (existsSync('src/entry.server.tsx')) return
  console.error('src/entry.server.tsx is missing, and React Router would install packages to replace it.')
  process.exit(1)
}
