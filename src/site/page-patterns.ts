import * as build from 'virtual:react-router/server-build'

const pages = Object.values(build.routes).flatMap((route) =>
  route?.path === undefined || route.path === '*' ? [] : [{ pattern: `/${route.path}`, module: route.module }],
)
const patterns = pages.map(({ pattern }) => pattern)
const withForm = new Set(pages.flatMap(({ pattern, module }) => (module.action ? [pattern] : [])))
const plain = new Set(['/', ...patterns.filter((pattern) => !pattern.includes(':'))])
const withValues = patterns
  .filter((pattern) => !plain.has(pattern))
  .map((pattern) => ({ pattern, form: formOf(pattern) }))

/** The address pattern of the page at `path`, such as "/pros/:userId". */
export function patternOf(path: string): string | undefined {
  const page = path.replace(/\.data$/, '')
  return plain.has(page) ? page : withValues.find(({ form }) => form.test(page))?.pattern
}

/** The methods that the page at `path` answers, for an `Allow` header. */
export function methodsOf(path: string): string {
  return withForm.has(patternOf(path) ?? '') ? 'GET, HEAD, POST' : 'GET, HEAD'
}

function formOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`)
}
