import { data, type LoaderFunctionArgs, redirect } from 'react-router'

import { asRefusal } from './failure.server.ts'
import { loginPath } from './login-path.ts'
import type { Refusal } from './refusal.ts'
import { type Visit, visitContext } from './visit.server.ts'

/** A loader or an action, which gets the visit first. It throws refusals; the router wants responses. */
export function page<Result, Args extends PageArgs = PageArgs>(
  work: (visit: Visit, args: Args) => Promise<Result> | Result,
) {
  return async (args: Args): Promise<Result> => {
    try {
      return await work(args.context.get(visitContext), args)
    } catch (error) {
      const refusal = asRefusal(error)
      throw refusal ? answer(refusal, args.request) : error
    }
  }
}

type PageArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The address of the requested page: requests for a page's data end in `.data` and carry a parameter. */
export function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_routes')
  const path = pathname.replace(/\.data$/, '').replace(/^\/(_root|_)$/, '/')
  return searchParams.size ? `${path}?${searchParams}` : path
}

function answer(refusal: Refusal, request: Request) {
  if (refusal.kind === 'signed-out') return toLogin(request)
  return data({ message: refusal.message, code: refusal.code }, { status: refusal.status })
}

/** Without scripts, a posted form goes along: this status repeats the post, and the login page keeps the form. */
function toLogin(request: Request) {
  const login = loginPath(pathOf(request))
  return isPlainForm(request) ? redirect(`${login}&unsent=1`, 307) : redirect(login)
}

function isPlainForm(request: Request): boolean {
  const length = Number(request.headers.get('content-length') ?? Infinity)
  return request.method === 'POST' && length < maxKept && !isByScripts(request)
}

/** Whether the router's scripts sent it, which take an answer without a page. */
export function isByScripts({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('.data')
}

/** The largest body that the login page may be sent, with room to carry it as JSON; a photo is larger. */
const maxKept = 300_000
