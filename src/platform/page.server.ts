import { data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import type { z } from 'zod'

import { parsed } from './json.server.ts'
import { asRefusal, logFailure } from './failure.server.ts'
import { refuse, Refusal } from './refusal.ts'
import { type Toast, toastCookie } from './toast-cookie.server.ts'
import { textFields, withoutSecrets } from './typed-fields.ts'
import type { Unsent } from './unsent.ts'
import { type Actor, type Visit, visitContext } from './visit.server.ts'
import { loginPath } from './login-path.ts'

/** Takes a posted form: parses it, and gives it to `work`. Whatever goes wrong, the form stays as it was typed. */
export async function takeForm<Schema extends z.ZodType, Result>(
  visit: Visit,
  { schema, values, input = values, ...failure }: TypedForm<Schema>,
  work: (input: z.output<Schema>) => Promise<Result>,
) {
  const form = parsed(schema, input)
  if (!form.ok) return unsent(values, { fields: form.fields, message: null, status: 422 })
  try {
    return await work(form.value)
  } catch (error) {
    return keepTyped(visit, error, { values, ...failure })
  }
}

interface TypedForm<Schema> extends Attempt {
  schema: Schema
  /** The part of `values` that the schema parses; all of them if left out. */
  input?: unknown
}

/** The text fields of a posted form. */
export async function fieldsOf(visit: Pick<Visit, 'actor'>, request: Request): Promise<Record<string, string>> {
  return textFields(await formOf(visit, request))
}

/** The posted form; refused when the body is not one, whatever its content type says. */
export async function formOf({ actor }: Pick<Visit, 'actor'>, request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => refuse('malformed', 'This form cannot be read.'))
  const madeFor = form.get('viewer')
  if (actor && madeFor !== null && madeFor !== actor.id) throw toOwnPage(actor, request)
  form.delete('viewer')
  return form
}

/** The form's page was rendered for another user: reload it for the user who is logged in now. */
function toOwnPage({ firstName }: Actor, request: Request): Response {
  const title = `You are logged in as ${firstName} now`
  const headers = { 'set-cookie': toastCookie({ title, description: 'Nothing was sent or changed.', tone: 'bad' }) }
  return redirectDocument(pathOf(request), { status: 303, headers })
}

/** The handler of a form, by the `intent` it posts; ignores inherited names such as `constructor`. */
export function handlerFor<Handler>(handlers: Record<string, Handler>, intent: string): Handler {
  const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined
  return handler ?? refuse('malformed', 'Unknown form.')
}

/** Whatever error an action hits, its form stays as it was typed. */
export function keepTyped(visit: Visit, error: unknown, { values, title, otherwise }: Attempt) {
  const { refusal, why } = whyFailed(visit, error, otherwise)
  const { fields = {} } = refusal?.details ?? {}
  const message = Object.keys(fields).length > 0 ? title : [title, why].filter(Boolean).join('. ')
  return unsent(values, { fields, message: message ?? null, status: refusal?.status ?? 500 })
}

function unsent(values: Record<string, string>, { status, ...wrong }: Omit<Unsent, 'values'> & { status: number }) {
  return data<Unsent>({ ...wrong, values: withoutSecrets(values) }, { status })
}

interface Attempt {
  values: Record<string, string>
  /** "Login failed"; left out if the reasons are complete sentences. */
  title?: string
  /** The message for an unexpected error. */
  otherwise?: string
}

/** Whatever error a button's action hits, its page stays and shows the error in a toast. */
export function backWithToast(visit: Visit, error: unknown, { back, title }: { back: string; title: string }) {
  return redirectWithToast(back, { title, description: whyFailed(visit, error).why, tone: 'bad' })
}

/** Logs bugs and outages, and answers with `otherwise`. */
function whyFailed(visit: Visit, error: unknown, otherwise = 'Please try again.') {
  const refusal = asRefusal(error)
  // A signed-out user is sent to the login page.
  if (refusal?.code === 'SIGNED_OUT') throw error
  logFailure(visit.log, error)
  return { refusal, why: error instanceof Refusal ? error.message.replace(/\.?$/, '.') : otherwise }
}

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

export function redirectWithToast(url: string, toast: Toast, headers: Headers = new Headers()) {
  headers.append('set-cookie', toastCookie(toast))
  return redirect(url, { status: 303, headers })
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
