import { data, type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction, replace } from 'react-router'

import { showToast } from '../ui/toast-store.ts'
import { presentData } from './present-data.ts'

/**
 * A form that did not reach the server, or that it cannot take now, leaves its page as it is, with everything that was
 * typed; so does a page that is loaded again. The router would show the error screen. Browsers say "offline" only when
 * there is no network at all.
 */
export const stayWhenUnreachable: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const answers = await next()
  const isForm = request.method !== 'GET'
  for (const [id, answer] of Object.entries(answers)) {
    const title = whyNotTaken(answer.result)
    const result = isForm ? staying(request) : presentData(request.url, id)
    if (!title || result === undefined) continue
    // A form's answer may have been lost on its way back, after the work was done.
    const meanwhile = isForm ? 'Please check whether it went through, and' : 'What you see may be out of date. Please'
    showToast({ title, description: `${meanwhile} try again in a moment.`, tone: 'bad' })
    Object.assign(answer, { type: 'data', result })
  }
  return answers
}

/** The form of the account menu is on every page and has none of its own. */
function staying({ url }: Request) {
  return url.endsWith('/logout') ? replace(location.href) : data(undefined, { status: 503 })
}

function whyNotTaken(error: unknown): string | undefined {
  if (isUnreachable(error)) return 'There is no connection to Poolwell'
  return isRouteErrorResponse(error) && error.status === 503 ? 'Poolwell is catching its breath' : undefined
}

/** Whether a request failed, as Chromium, Firefox and Safari word it; the router wraps the errors of actions. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return /^(Failed to fetch|NetworkError|Load failed)/.test(error.message)
  return typeof error === 'object' && error !== null && 'data' in error && isUnreachable(error.data)
}
