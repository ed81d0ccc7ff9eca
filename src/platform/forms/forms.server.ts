import { data, redirectDocument } from 'react-router'
import { z } from 'zod'

import { whyFailed } from '../failure.server.ts'
import { safeParse } from '../json.server.ts'
import { pathOf } from '../page.server.ts'
import { readForm } from './read-form.server.ts'
import { type ToastText, toastCookie } from './toast-cookie.ts'
import { backWithToast } from './toast-redirects.server.ts'
import { type TextFields, textFields, withoutSecrets } from './typed-fields.ts'
import type { RefusedForm } from './refused-form.ts'
import { signedIn, type Visit } from '../visit.server.ts'

/** Takes a posted form: parses it, and gives it to `work`. Whatever goes wrong, the form stays as it was typed. */
export async function takeForm<Schema extends z.ZodType, Result>(
  visit: Visit,
  { schema, values, input = values, ...failure }: TypedForm<Schema>,
  work: (input: z.output<Schema>) => Promise<Result>,
) {
  const form = safeParse(schema, input)
  if (!form.ok) return refused(without(form.unknown, values), { fields: form.fields, message: null, status: 422 })
  try {
    return await work(form.value)
  } catch (error) {
    return refuseForm(visit, error, { values, ...failure })
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
  if (actor && madeFor !== null && madeFor !== actor.id)
    throw reload(pathOf(request), { title: `You are logged in as ${actor.firstName} now`, description: nothingDone })
  form.delete('viewer')
  return form
}

/** The form's page is out of date: it was made for another user, or by an earlier version of Poolwell. */
function reload(page: string, toast: ToastText): Response {
  return redirectDocument(page, { status: 303, headers: { 'set-cookie': toastCookie({ ...toast, tone: 'bad' }) } })
}

const nothingDone = 'Nothing was sent or changed.'

/**
 * The action of a page with several forms, all for users who are signed in: takes the one that the first word of the
 * posted `intent` names. `back` is the address where a button that failed says so; if left out, the page's own.
 */
export async function answerForms<Inputs, Forms extends Record<string, { take: (...posted: never[]) => unknown }>>(
  visit: Visit,
  request: Request,
  forms: Forms & { [Intent in keyof Inputs]: PageForm<Inputs[Intent]> },
  back?: string,
): Promise<Awaited<ReturnType<Forms[keyof Forms]['take']>> | Response | ReturnType<typeof refuseForm>>
export async function answerForms(
  visit: Visit,
  request: Request,
  forms: Record<string, PageForm<unknown>>,
  back = pathOf(request),
) {
  signedIn(visit)
  const form = await formOf(visit, request)
  const { intent = '', ...typed } = textFields(form)
  const [name = ''] = intent.split(' ')
  // Not a name that every object inherits, such as `constructor`.
  const wanted = Object.hasOwn(forms, name) ? forms[name] : undefined
  if (!wanted)
    return reload(back, { title: 'This page has been updated', description: `${nothingDone} Please try again.` })
  const { about = '', textOf } = wanted
  const fields = { ...typed, ...textOf?.(form) }
  const values = { intent, ...fields }
  const { [about]: id = '', ...input } = fields
  const posted = { id, intent, fields, form, back }
  if (wanted.toast !== undefined) {
    const { toast: title, take } = wanted
    return take(visit, input, posted).catch((error: unknown) => backWithToast(visit, error, { back, title }))
  }
  const { schema = z.unknown(), title, otherwise, take } = wanted
  const failure = { title: typeof title === 'function' ? title(fields) : title, otherwise }
  return takeForm(visit, { schema, values, input, ...failure }, (input) => take(visit, input, posted))
}

/**
 * One of several forms; `about` is the field with the id of what it is about. `textOf` gives what an answer keeps as
 * text of fields that have none, such as files, or several values, such as checkboxes of one name.
 */
type PageForm<Input> = { about?: string; textOf?: (form: FormData) => TextFields } & (ButtonForm | FieldsForm<Input>)

/** A button alone: there is nothing typed to keep. */
interface ButtonForm {
  /** The title of the toast that says why it failed, where an error screen would discard the page around it. */
  toast: string
  schema?: never
  take: (visit: Visit, fields: TextFields, posted: Posted) => Promise<unknown>
}

interface FieldsForm<Input> {
  toast?: never
  /** It parses all fields but the one with the id. */
  schema?: z.ZodType<Input>
  title?: Attempt['title'] | ((fields: TextFields) => Attempt['title'])
  otherwise?: Attempt['otherwise']
  take: (visit: Visit, input: NoInfer<Input>, posted: Posted) => Promise<unknown>
}

/** A form as it was posted to a page with several. */
export interface Posted {
  id: string
  intent: string
  /** All text fields but the intent. */
  fields: TextFields
  form: FormData
  back: string
}

/** Whatever error an action hits, its form stays as it was typed. */
export function refuseForm(visit: Visit, error: unknown, { values, title, otherwise }: Attempt) {
  const { refusal, why } = whyFailed(visit.log, error, otherwise)
  const { fields = {} } = refusal?.details ?? {}
  const message = Object.keys(fields).length > 0 ? title : [title, why].filter(Boolean).join('. ')
  return refused(values, { fields, message: message ?? null, status: refusal?.status ?? 500 })
}

function refused(
  values: Record<string, string>,
  { status, ...wrong }: Omit<RefusedForm, 'values'> & { status: number },
) {
  return data<RefusedForm>({ ...wrong, values: withoutSecrets(values) }, { status })
}

interface Attempt {
  values: Record<string, string>
  /** "Login failed"; left out if the reasons are complete sentences. */
  title?: string
  /** The message for an unexpected error. */
  otherwise?: string
}
