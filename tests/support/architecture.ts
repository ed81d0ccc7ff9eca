import { dirname, join } from 'node:path/posix'
import { parseSync, Visitor } from 'oxc-parser'

import { foreignWrites } from './table-writers.ts'

/** Which features may import which. All other imports between features are forbidden. */
export const features: Record<string, string[]> = layered([
  [['blog', 'places', 'appointments'], []],
  [['notifications'], ['appointments']],
  [['maps'], ['places']],
  [['accounts'], ['notifications']],
  [['media'], ['accounts']],
  [['contact'], ['accounts', 'notifications']],
  [['memberships'], ['accounts', 'notifications']],
  [['pros'], ['memberships', 'accounts', 'media', 'notifications', 'places']],
  [['services'], ['pros', 'memberships', 'accounts']],
  [['availability'], ['accounts', 'appointments']],
  [['messages'], ['memberships', 'accounts', 'media', 'notifications', 'appointments']],
  [
    ['bookings'],
    [
      'messages',
      'availability',
      'services',
      'pros',
      'memberships',
      'accounts',
      'media',
      'notifications',
      'places',
      'appointments',
    ],
  ],
  [['calendar'], ['bookings', 'accounts', 'appointments']],
  [['reviews'], ['bookings', 'pros', 'accounts', 'media', 'notifications', 'appointments']],
  [['search'], ['availability', 'pros', 'maps', 'places']],
  [['privacy'], ['bookings', 'messages', 'pros', 'memberships', 'accounts', 'media', 'places', 'appointments']],
])

/** Folders within a feature that has become large; they import one another as its files do. */
const parts: Record<string, string[]> = {
  bookings: ['changes', 'emails', 'figures', 'lists', 'request', 'rescheduling', 'series', 'suggestions', 'today'],
  places: ['field', 'gazetteer', 'matching'],
}

/** Which layers may import which; a layer may always import itself, and features are covered above. */
export const layers: Record<string, string[]> = {
  platform: [],
  ui: ['platform'],
  features: ['ui', 'platform'],
  shell: ['features', 'ui', 'platform'],
  api: ['features', 'platform'],
  routes: ['shell', 'features', 'ui', 'platform'],
  demo: ['features', 'platform'],
  site: ['api', 'shell', 'features', 'platform'],
  // The files of src itself: server.ts wires everything, root.tsx and the entries are pages.
  '': ['site', 'demo', 'routes', 'api', 'shell', 'features', 'ui', 'platform'],
}

const featureFile =
  /^[a-z0-9-]+(\.schema|\.fixture|(\.table)?\.server|\.db\.test|\.test)?\.tsx?$|^[a-z0-9-]+(\.schema|(\.table)?\.server)(\.db)?\.test\.ts$/
const queryStarts = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'])
const emptyWords = /(^|[/-])(utils?|helpers?|common|misc|manager)([/.-]|$)|(^|\/)(types|constants)([/.]|$)/
const emptyName = /(Utils?|Helpers?|Common|Misc|Manager)$/
const suppression = /@ts-(ignore|expect-error|nocheck)|(eslint|oxlint)-disable|(oxfmt|prettier)-ignore/
const isTest = (path: string) => path.endsWith('.test.ts') || path.endsWith('.test.tsx')

/** One sentence for each way in which a file, given by its path from the project's root, violates the architecture. */
export function violations(path: string, source: string): string[] {
  const parsed = parse(path, source)
  return [...filed(path), ...written(path, source, parsed), ...imported(path, source, parsed)].map(
    (what) => `${path} ${what}`,
  )
}

type Parsed = ReturnType<typeof parse>

function parse(path: string, source: string) {
  const { program, module, comments, errors } = parseSync(path, source)
  return { program, module, comments, errors }
}

/** Checks the file's place and name. */
function filed(path: string): string[] {
  const [top, layer, name, ...below] = path.split('/')
  const found: string[] = []
  if (emptyWords.test(path)) found.push('has a name that says nothing')
  if (top !== 'src' || layer === undefined) return found
  if (name !== undefined && layers[layer] === undefined) found.push(`is in src/${layer}, which is no layer`)
  if (layer !== 'features') return found
  if (name === undefined || below.length === 0) found.push('is not in the folder of a feature')
  else if (features[name] === undefined) found.push(`is in ${name}, a feature without arrows`)
  const file = parts[name ?? '']?.includes(below[0] ?? '') ? below.slice(1) : below
  if (file.length !== 1 || !featureFile.test(file[0] ?? '')) found.push('is no kind of file that a feature has')
  return found
}

/** Checks the file's style. */
function written(path: string, source: string, { program, module, comments, errors }: Parsed): string[] {
  const found: string[] = []
  const lines = source.trimEnd().split('\n').length
  if (errors.length > 0) found.push('cannot be parsed')
  if (lines > 250) found.push(`has ${lines} lines`)
  if (comments.some((comment) => suppression.test(comment.value))) found.push('suppresses a check')
  const names = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.exportName.name ?? ''))
  found.push(...names.filter((name) => emptyName.test(name)).map((name) => `exports ${name}, a name that says nothing`))

  found.push(...misnamed(path, module), ...writtenElsewhere(path, source))
  if (isAboveRows(path) && module.staticImports.some((entry) => entry.moduleRequest.value === 'kysely'))
    found.push('writes SQL outside of a .table.server.ts file')
  const mayReadEnvironment = path === 'src/platform/config.server.ts' || !path.startsWith('src/') || isTestSupport(path)
  new Visitor({
    TSAnyKeyword: () => void found.push('uses any'),
    MemberExpression({ object, property }) {
      const isEnvironment = property.type === 'Identifier' && property.name === 'env'
      const ofProcess = object.type === 'Identifier' && object.name === 'process'
      if (isEnvironment && ofProcess && !mayReadEnvironment) found.push('reads process.env')
      const isTransaction = property.type === 'Identifier' && property.name === 'transaction'
      if (isTransaction && isAboveRows(path)) found.push('opens a transaction that is never retried: transact() does')
      const isQuery = property.type === 'Identifier' && queryStarts.has(property.name)
      if (isQuery && isAboveRows(path)) found.push('writes SQL outside of a .table.server.ts file')
    },
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'FunctionDeclaration' || !declaration.async) return
      const { name = '' } = declaration.id ?? {}
      if (path.endsWith('.table.server.ts') && !takesVisit(source, declaration.params[0]))
        found.push(`has ${name}, a query that does not take the visit first`)
      if (/^(loader|action)$/.test(name))
        found.push(`has a ${name} outside of page(), so an outage would look like a bug`)
    },
  }).visit(program)
  return [...new Set(found)]
}

/** A file with one component is named for it; a page, whose component is its default export, for its address. */
function misnamed(path: string, module: Parsed['module']): string[] {
  const exported = module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
  const names = exported.map(({ exportName }) => exportName.name ?? 'default')
  const [component, ...others] = names.filter((name) => /^[A-Z]/.test(name))
  if (!path.endsWith('.tsx') || names.includes('default') || !component || others.length > 0) return []
  const name = component.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
  return path.endsWith(`/${name}.tsx`) ? [] : [`exports only ${component}, so it is called ${name}.tsx`]
}

/** A table is changed only by the feature it belongs to. */
function writtenElsewhere(path: string, source: string): string[] {
  const { feature } = placeOf(path)
  if (feature === undefined || isTestSupport(path)) return []
  return foreignWrites(feature, source).map((table) => `writes ${table}, a table of another feature`)
}

/** `visit: Visit`, `{ db, now }: Visit`, or of a part: `{ db }: Pick<Visit, 'db'>`. */
function takesVisit(source: string, parameter: { start: number; end: number } | undefined): boolean {
  return parameter !== undefined && /: (Pick<)?Visit\b/.test(source.slice(parameter.start, parameter.end))
}

/** Files that reach rows only through the `.table.server.ts` files of the features. */
function isAboveRows(path: string): boolean {
  const [top, layer = ''] = path.split('/')
  const isAbove = top === 'src' && ['features', 'api', 'site', 'routes', 'shell'].includes(layer)
  return isAbove && !path.endsWith('.table.server.ts') && !isTestSupport(path)
}

function isTestSupport(path: string): boolean {
  return isTest(path) || path.endsWith('.fixture.ts')
}

/** All its imports, including types, re-exports and dynamic imports. */
function imported(path: string, source: string, parsed: Parsed): string[] {
  if (!path.startsWith('src/') || isTest(path)) return []
  return specifiers(source, parsed)
    .filter((specifier) => specifier.startsWith('.') && !specifier.includes('/+types/'))
    .flatMap((specifier) => forbidden(path, join(dirname(path), specifier.replace(/\?.*$/, ''))))
}

function specifiers(source: string, { module }: Parsed): string[] {
  const atRunTime = [...source.matchAll(/\bimport\(\s*(['"`])(.+?)\1/g)].map(([, , specifier = '']) => specifier)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
  )
  return [...module.staticImports.map((entry) => entry.moduleRequest.value), ...exported, ...atRunTime]
}

function forbidden(from: string, to: string): string[] {
  const [a, b] = [placeOf(from), placeOf(to)]
  if (!to.startsWith('src/')) return [`imports ${to}, which is outside src`]
  if (to.includes('.server.') && !isServerSide(from, a.layer)) return [`imports ${to}, which only the server has`]
  if (to.endsWith('.table.server.ts') && a.layer !== 'features') return [`imports ${to}, which is for features only`]
  return mayImport(a, b) ? [] : [`imports ${to}, and there is no arrow`]
}

interface Place {
  layer: string
  feature: string | undefined
}

function placeOf(path: string): Place {
  const [, layer = '', name, inFeature] = path.split('/')
  if (name === undefined) return { layer: '', feature: undefined }
  return { layer, feature: layer === 'features' && inFeature !== undefined ? name : undefined }
}

/** Routes use the server in their loaders and actions, which the build removes from the browser's code. */
function isServerSide(path: string, layer: string): boolean {
  return (
    path.includes('.server.') ||
    path.endsWith('.fixture.ts') ||
    ['api', 'site', 'demo', 'routes', ''].includes(layer) ||
    path.endsWith('.worker.ts')
  )
}

function mayImport(a: Place, b: Place): boolean {
  if (a.feature !== undefined && b.feature !== undefined && a.feature !== b.feature) {
    return features[a.feature]?.includes(b.feature) ?? false
  }
  return a.layer === b.layer || (layers[a.layer]?.includes(b.layer) ?? false)
}

/** Rows of features with the same allowed imports, lowest first. */
function layered(rows: [features: string[], reach: string[]][]): Record<string, string[]> {
  return Object.fromEntries(rows.flatMap(([names, reach]) => names.map((name) => [name, reach])))
}
