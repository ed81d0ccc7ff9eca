import { z } from 'zod'

/** Where the next page of a list in the order of time begins: after this row. Text outside, opaque to readers. */
export const Cursor = z.codec(z.string(), z.object({ at: z.date(), id: z.uuid() }), {
  decode: (text, ctx) => {
    const [instant = '', id = ''] = fromBase64(text).split(' ')
    if (Number.isNaN(Date.parse(instant))) ctx.issues.push({ code: 'custom', input: text, message: 'Invalid cursor' })
    return { at: new Date(instant), id }
  },
  encode: ({ at, id }) => btoa(`${at.toISOString()} ${id}`).replaceAll('=', ''),
})
export type Cursor = z.output<typeof Cursor>

function fromBase64(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}
