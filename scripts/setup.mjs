// Makes a clean clone ready to run: installs what package-lock.json pins and, with --build, builds the pages, each only
// when it has to. Plain JavaScript on node: built-ins, because it runs before anything is installed and on whatever
// Node the machine has; the scripts after it run on the Node that the lockfile brings (docs/decisions/001).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { holdLock } from './setup-lock.mjs'

const bundled = [
  'src',
  'public',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build.ts',
  'scripts/build-worker.ts',
  'scripts/lean-router.ts',
  'scripts/precompress.ts',
]
const windows = process.platform === 'win32'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
// In an image, which does not include the lockfile and the build tools, everything is ready.
if (!existsSync('package-lock.json')) process.exit()

step('Installing dependencies', isInstalled, install)
checkNodeVersion()
if (process.argv.includes('--build')) step('Building the pages', isBuilt, build)

/** Does `work` unless it `isDone`. Of several processes that start at once one does it and the others wait. */
function step(label, isDone, work) {
  if (isDone()) return
  const unlock = holdLock('.cache/setup.lock', () =>
    console.log(`${label}: waiting for another process that does it …`),
  )
  if (!isDone()) {
    const started = Date.now()
    console.log(`${label} …`)
    work()
    console.log(`${label}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
  unlock()
}

/** npm records the installation only when it is done, so an interrupted one never looks complete. */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages ?? {}
  const installed = readJson('node_modules/.package-lock.json')?.packages
  if (!installed || !isLocked(readJson('package.json'), wanted)) return false
  // Whether an optional package is installed depends on the platform; if it is, it is the pinned version.
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = installed[path]
    return path === '' || (found ? found.version === version && found.integrity === integrity : optional)
  })
}

/** Whether the lockfile satisfies package.json. All versions are pinned; only npm could check a range. */
function isLocked(manifest, wanted) {
  const declared = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  return Object.entries(declared).every(([name, version]) => {
    const locked = wanted[`node_modules/${name}`]
    return locked && (locked.version === version || !/^\d/.test(version))
  })
}

function install() {
  // `npm ci` empties the folder that a link leads to, which may belong to another checkout.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail(
      'node_modules is a link, and what it leads to does not match package-lock.json. Remove the link and try again.',
    )
  }
  // `ci`, because `install` may rewrite the lockfile; everything is included, because NODE_ENV=production drops the
  // build tools.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath ?? ''
  const [command, ...first] = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
  const { status, error } = spawnSync(command, [...first, ...args], {
    stdio: 'inherit',
    shell: windows && command === 'npm',
  })
  if (status !== 0) {
    fail(`Installing failed${error ? ` (${error.message})` : ''}: npm says why above.
The first start needs the npm registry, later ones do not. Try again; if it stays, delete node_modules and run npm ci.`)
  }
}

/** npm puts node_modules/.bin first on PATH, so this is the Node that all later scripts get. */
function checkNodeVersion() {
  const onPath = spawnSync('node', ['-p', 'process.versions.node'], { encoding: 'utf8', shell: windows })
  const version = onPath.stdout?.trim() || process.versions.node
  if (Number(version.split('.')[0]) >= 24) return
  fail(`Poolwell needs Node.js 24 or newer, and this machine has ${version}.
Install one from https://nodejs.org or with your version manager (nvm install, fnm use), then run the command again.`)
}

function isBuilt() {
  return readText('build/.inputs') === digestOf(bundled) && existsSync('build/server/index.js')
}

/** Builds next to the old result and swaps them, so that a server that starts meanwhile never sees a mix of both. */
function build() {
  const [fresh, old] = ['.cache/build.new', '.cache/build.old']
  for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true })
  const inputs = digestOf(bundled)
  const { status } = spawnSync('node', ['scripts/build.ts', fresh], { stdio: 'inherit', shell: windows })
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    fail('Building failed: the reason is above. `npm run check` often says more.')
  }
  writeFileSync(join(fresh, '.inputs'), inputs)
  if (existsSync('build')) renameSync('build', old)
  renameSync(fresh, 'build')
  rmSync(old, { recursive: true, force: true })
}

function digestOf(paths) {
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const file of paths.flatMap(filesIn)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(path) || /\.test\.tsx?$/.test(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).toSorted()
  return names.flatMap((name) => filesIn(join(path, name)))
}

function readJson(path) {
  const text = readText(path)
  return text && JSON.parse(text)
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}
