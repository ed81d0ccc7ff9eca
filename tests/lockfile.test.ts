import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

interface LockedPackage {
  version: string
  integrity?: string
  link?: boolean
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const locked = Object.entries(packages).filter(([path]) => path !== '')
const declared = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }

test('every dependency is pinned, to the version in the lockfile', () => {
  const other = Object.entries(declared).filter(
    ([name, version]) => packages[`node_modules/${name}`]?.version !== version,
  )
  expect(other).toEqual([])
})

test('every package is verified by a hash', () => {
  expect(locked.filter(([, { link, integrity }]) => !link && !integrity).map(([path]) => path)).toEqual([])
})

test('the lockfile has the binaries of every platform, so that it installs on all of them', () => {
  const missing = locked.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})

test("no package is bound to one registry's address", () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})

test('Node is the same version on every platform', () => {
  const versions = Object.entries(manifest.optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(new Set(versions.map(([, version]) => version)).size).toBe(1)
})
