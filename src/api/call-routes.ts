import { refuse } from '../platform/refusal.ts'
import type { Call } from './call.ts'
import { api } from './context.ts'

/** Leads requests to their calls. The other methods of a path are answered with those that it has. */
export function routesTo(calls: readonly Call[]) {
  const app = api.createApp()
  for (const [path, atPath] of Map.groupBy(calls, routeOf)) {
    for (const { method, respond } of atPath) app.on(method, path, respond)
    const methods = atPath.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
    app.all(path, (c) => {
      c.header('allow', methods)
      return refuse('method-not-allowed', `This address answers ${methods} only.`)
    })
  }
  return app
}

/** "/api/calendar/:file{[\\w-]+\\.ics}" of "/api/calendar/{file}", in the notation of the router. */
function routeOf({ path, params }: Call): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (params[name] ? `:${name}{${params[name]}}` : `:${name}`))
}
