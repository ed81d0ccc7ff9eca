import { visitContext } from '../platform/visit.server.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(visitContext).config
  const closed = [
    '/api/',
    '/dashboard',
    '/pro-dashboard',
    '/profile',
    '/messages',
    '/saved',
    // The hearts of visitors lead there, each with an address of its own.
    '/login?',
    '/test-checkout/',
    '/dev/',
  ]
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
