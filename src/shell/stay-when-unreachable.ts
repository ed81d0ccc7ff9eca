import { data, type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction, replace } from 'react-router'

import { expectToast } from '../ui/carried-toast.ts'
import { showToast } from '../ui/toast-store.ts'
import { presentData } from './present-data.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/**
 * Keeps the page, with everything that was typed, when a form or reload did not reach the server, the server cannot
 * handle it now, or a proxy answered instead; also when a page reloads itself after the session has ended. Browsers say
 * "offline" only without any network.
 */
export const stayWhenUnreachable: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const answers = await next()
  const isForm = request.method !== 'GET'
  for (const [id, answer] of Object.entries(answers)) {
    if (isForm || answer.result instanceof Response) expectToast()
    const trouble = request.signal.aborted ? undefined : troubleIn(answer, isForm)
    const result = isForm ? staying(request) : presentData(request.url, id)
    if (!trouble || result === undefined) continue
    // The answer to a form may have been lost on its way back, after the work was done.
    const meanwhile = isForm ? 'Please check whether it went through, and' : 'What you see may be out of date. Please'
    const { title, advice = `${meanwhile} try again in a moment.` } = trouble
    showToast({ title, description: advice, tone: 'bad' })
    Object.assign(answer, { type: 'data', result })
  }
  return answers
}

/** The form of the account menu is on every page and has no page of its own. */
function staying({ url }: Request) {
  return url.endsWith('/logout') ? replace(location.href) : data(undefined, { status: 503 })
}

/** A redirect is thrown as well; a refusal in our own words is shown. */
function troubleIn({ type, result }: DataStrategyResult, isForm: boolean): Trouble | undefined {
  if (type !== 'error') return undefined
  if (result instanceof Response) return isForm ? undefined : turnedAway(result)
  if (isUnreachable(result)) return { title: 'There is no connection to Poolwell' }
  if (!isRouteErrorResponse(result)) return troubleOf(500)
  const { status } = result
  return typeof result.data === 'string' || status >= 500 ? troubleOf(status) : undefined
}

/** Pages redirect signed-out users to the login page, and users they are not meant for to another one. */
function turnedAway({ headers }: Response): Trouble | undefined {
  const to = headers.get('location') ?? ''
  // A form that is sent now goes along to the login page, and comes back with what was typed.
  if (/^\/login\b/.test(to)) return { title: loginChanged, advice: 'Send what you wrote, or reload the page.' }
  return to === '/' ? { title: loginChanged, advice: 'Copy what you wrote before you reload the page.' } : undefined
}

const loginChanged = 'Your login has changed'

/** Whether a request failed, as worded by Chromium, Firefox and Safari; the router wraps the errors of actions. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return /^(Failed to fetch|NetworkError|Load failed)/.test(error.message)
  return typeof error === 'object' && error !== null && 'data' in error && isUnreachable(error.data)
}
