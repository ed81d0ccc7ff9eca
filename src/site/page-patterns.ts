import * as build from 'virtual:react-router/server-build'

const pages = Object.values(build.routes)
  .flatMap((route) =>
    route?.path === undefined || route.path === '*'
      ? []
      : [{ pattern: `/${route.path}`, form: formOf(`/${route.path}`), takesForms: Boolean(route.module.action) }],
  )
  .toSorted((a, b) => Number(a.pattern.includes(':')) - Number(b.pattern.includes(':')))

/** The address pattern of the page at `path`, such as "/pros/:userId". */
export function patternOf(path: string): string | undefined {
  return pageAt(path)?.pattern
}

/** The methods that the page at `path` answers, for an `Allow` header. */
export function methodsOf(path: string): string {
  return pageAt(path)?.takesForms ? 'GET, HEAD, POST' : 'GET, HEAD'
}

function pageAt(path: string) {
  const page = path.replace(/\.data$/, '')
  return pages.find(({ form }) => form.test(page))
}

/** In capitals, too, as the router matches; compiled once, unlike the router's own `matchPath`. */
function formOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`, 'i')
}
