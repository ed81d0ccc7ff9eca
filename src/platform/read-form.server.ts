import { refuse } from './refusal.ts'

/** The largest form, working hours with 800 single dates, has 4,200. */
export const maxFields = 4500
/** Three times the longest text of any form in any script. It is sent back with an error, often ten times as long. */
const maxText = 128 * 1024

/**
 * The form in a body. One with more than any form of ours has is refused before it is taken apart: each field costs
 * time.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await request.arrayBuffer())
  const isMultipart = /^multipart\//i.test(type)
  if (!isMultipart && bytes.length > maxText) tooMuch()
  const field = isMultipart ? /content-disposition/gi : /[^&]+/g
  if (hasMoreThan(maxFields, bytes.toString('latin1').matchAll(field))) tooMuch()
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => refuse('malformed', 'This form cannot be read.'))
  if (lengthOfText(form) > maxText) tooMuch()
  return form
}

function tooMuch(): never {
  refuse('too-large', 'That is too much at once. Please send less.')
}

function hasMoreThan(most: number, found: IteratorObject<unknown>): boolean {
  return !found.drop(most).next().done
}

/** Where a picture is sent, the body may be large, but not its text: names and values are sent back with an error. */
function lengthOfText(form: FormData): number {
  const texts = form.entries().flatMap(([name, value]) => [name, typeof value === 'string' ? value : value.name])
  return texts.reduce((length, text) => length + text.length, 0)
}
