import { data, redirectDocument } from 'react-router'
import type { z } from 'zod'

import { whyFailed } from './failure.server.ts'
import { parsed } from './json.server.ts'
import { pathOf } from './page.server.ts'
import { readForm } from './read-form.server.ts'
import { refuse } from './refusal.ts'
import { toastCookie } from './toast-cookie.server.ts'
import { type TextFields, textFields, withoutSecrets } from './typed-fields.ts'
import type { Unsent } from './unsent.ts'
import type { Actor, Visit } from './visit.server.ts'

/** Takes a posted form: parses it, and gives it to `work`. Whatever goes wrong, the form stays as it was typed. */
export async function takeForm<Schema extends z.ZodType, Result>(
  visit: Visit,
  { schema, values, input = values, ...failure }: TypedForm<Schema>,
  work: (input: z.output<Schema>) => Promise<Result>,
) {
  const form = parsed(schema, input)
  if (!form.ok) return unsent(without(form.unknown, values), { fields: form.fields, message: null, status: 422 })
  try {
    return await work(form.value)
  } catch (error) {
    return keepTyped(visit, error, { values, ...failure })
  }
}

/** What was typed into our own form: the fields that somebody added to it are not sent back. */
function without(unknown: readonly string[], values: TextFields): TextFields {
  const added = new Set(unknown)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !added.has(name)))
}

interface TypedForm<Schema> extends Attempt {
  schema: Schema
  /** The part of `values` that the schema parses; all of them if left out. */
  input?: unknown
}

/** The text fields of a posted form. */
export async function fieldsOf(visit: Pick<Visit, 'actor'>, request: Request): Promise<TextFields> {
  return textFields(await formOf(visit, request))
}

/** The posted form; refused when the body is not one, whatever its content type says. */
export async function formOf({ actor }: Pick<Visit, 'actor'>, request: Request): Promise<FormData> {
  const form = await readForm(request)
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
  const { refusal, why } = whyFailed(visit.log, error, otherwise)
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
