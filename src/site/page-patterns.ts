import { matchPath } from 'react-router'
import * as build from 'virtual:react-router/server-build'

const patterns = Object.values(build.routes).flatMap((route) =>
  route?.path === undefined || route.path === '*' ? [] : [`/${route.path}`],
)

/** The address pattern of the page at `path`, such as "/pros/:userId". */
export function pageOf(path: string): string | undefined {
  return path === '/' ? '/' : patterns.find((pattern) => matchPath(pattern, path.replace(/\.data$/, '')) !== null)
}
