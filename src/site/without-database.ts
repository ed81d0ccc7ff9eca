import { contentPages } from '../shell/content-pages.ts'
import { stillPolicy } from './security-headers.ts'

const needsNone = new RegExp(`^/(${contentPages.join('|')}|blog|blog/[a-z0-9-]+)(\\.data)?$`)

/**
 * While the database is away, nobody can be recognized: pages that need none are shown to everybody as to visitors.
 * Somebody who is signed in gets them without scripts, so that the next page is loaded anew and knows them again.
 */
export async function orAsToVisitors(
  request: Request,
  answered: Response,
  askAsVisitor: () => Promise<Response>,
): Promise<Response> {
  if (answered.status !== 503 || request.method !== 'GET' || !request.headers.has('cookie')) return answered
  if (!needsNone.test(new URL(request.url).pathname)) return answered
  const shown = await askAsVisitor()
  if (shown.status !== 200) return answered
  const headers = new Headers(shown.headers)
  headers.set('content-security-policy', stillPolicy)
  headers.set('cache-control', 'no-store')
  headers.delete('etag')
  return new Response(shown.body, { headers })
}
