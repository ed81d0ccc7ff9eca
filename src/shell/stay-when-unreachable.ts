import { data, type DataStrategyResult, type MiddlewareFunction } from 'react-router'

import { showToast } from '../ui/toast-store.ts'

/**
 * A form that did not reach the server leaves its page as it is, with everything that was typed; the router would show
 * the error screen. Browsers say "offline" only when there is no network at all, so that asking them is not enough.
 */
export const stayWhenUnreachable: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const answers = await next()
  for (const answer of request.method === 'GET' ? [] : Object.values(answers)) {
    if (!isUnreachable(answer.result)) continue
    const description = 'Nothing you entered is lost. Please try again.'
    showToast({ title: 'There is no connection to Poolwell', description, tone: 'bad' })
    Object.assign(answer, { type: 'data', result: data(undefined, { status: 503 }) })
  }
  return answers
}

/** Whether a request failed, as Chromium, Firefox and Safari word it; the router wraps the errors of actions. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return /^(Failed to fetch|NetworkError|Load failed)/.test(error.message)
  return typeof error === 'object' && error !== null && 'data' in error && isUnreachable(error.data)
}
