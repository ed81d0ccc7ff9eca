import * as build from 'virtual:react-router/server-build'

const patterns = Object.values(build.routes).flatMap((route) =>
  route?.path === undefined || route.path === '*' ? [] : [`/${route.path}`],
)
const plain = new Set(['/', ...patterns.filter((pattern) => !pattern.includes(':'))])
const withValues = patterns
  .filter((pattern) => !plain.has(pattern))
  .map((pattern) => ({ pattern, form: formOf(pattern) }))

/** The address pattern of the page at `path`, such as "/pros/:userId". */
export function patternOf(path: string): string | undefined {
  const page = path.replace(/\.data$/, '')
  return plain.has(page) ? page : withValues.find(({ form }) => form.test(page))?.pattern
}

function formOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`)
}
