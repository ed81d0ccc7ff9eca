import { refuse } from '../refusal.ts'

/** The largest form, working hours with 800 single dates, has 4,200. */
export const maxFields = 4500
/** Three times the longest text of any form in any script. It is sent back with an error, often ten times as long. */
const maxText = 128 * 1024
/** As long as the headers of that many parts are. */
const maxHeaders = 512 * 1024

/**
 * The form in a body. One with more than any form of ours has is refused before it is taken apart: each field costs
 * time, and so does each letter of the headers around it.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await request.arrayBuffer())
  const boundary = boundaryIn.exec(type)?.[1]
  if (boundary === undefined ? hasTooMuchText(bytes) : hasTooManyHeaders(bytes, boundary)) tooMuch()
  // What takes the form apart must find the same boundary.
  const known = boundary === undefined ? type : `multipart/form-data; boundary="${boundary}"`
  const form = await new Response(bytes, { headers: { 'content-type': known } })
    .formData()
    .catch(() => refuse('malformed', 'This form cannot be read.'))
  if (lengthOfText(form) > maxText) tooMuch()
  return asTyped(form)
}

/** Browsers send a line break as two characters; the pages count one, and the API is sent one. */
function asTyped(sent: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of sent)
    form.append(name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value)
  return form
}

function tooMuch(): never {
  refuse('too-large', 'That is too much at once. Please send less.')
}

const boundaryIn = /^multipart\/form-data\s*;(?:.*;)?\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*(?:;|$)/i

function hasTooMuchText(bytes: Buffer): boolean {
  return bytes.length > maxText || !bytes.toString('latin1').matchAll(/[^&]+/g).drop(maxFields).next().done
}

/** Whether it has too many parts, or too much before their contents. */
function hasTooManyHeaders(bytes: Buffer, boundary: string): boolean {
  // The last delimiter begins no part.
  let parts = -1
  let length = 0
  for (let at = bytes.indexOf(`--${boundary}`); at >= 0;) {
    const end = bytes.indexOf('\r\n\r\n', at)
    length += (end < 0 ? bytes.length : end) - at
    if (++parts > maxFields || length > maxHeaders) return true
    at = end < 0 ? end : bytes.indexOf(`--${boundary}`, end)
  }
  return false
}

/** Where a picture is sent, the body may be large, but not its text: names and values are sent back with an error. */
function lengthOfText(form: FormData): number {
  const texts = form.entries().flatMap(([name, value]) => [name, typeof value === 'string' ? value : value.name])
  return texts.reduce((length, text) => length + text.length, 0)
}
