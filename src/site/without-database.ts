import { stillPolicy } from './security-headers.ts'
import { textPage } from './shared-pages.ts'

/**
 * While the database is away, nobody can be recognized: pages that need none are shown to everybody as to visitors.
 * Somebody who is signed in gets them without scripts, so that the next page is loaded anew and knows them again.
 */
export async function orPublicPage(
  request: Request,
  answered: Response,
  renderForVisitor: () => Promise<Response>,
): Promise<Response> {
  if (answered.status !== 503 || request.method !== 'GET' || !request.headers.has('cookie')) return answered
  if (!textPage.test(new URL(request.url).pathname.replace(/\.data$/, ''))) return answered
  const shown = await renderForVisitor()
  if (shown.status !== 200) return answered
  shown.headers.set('content-security-policy', stillPolicy)
  shown.headers.set('cache-control', 'no-store')
  shown.headers.delete('etag')
  return shown
}
