import { z } from 'zod'

/** Where the next page of a list begins that has its newest first: after this row. Text outside, opaque to readers. */
export const Cursor = z.codec(z.string(), z.object({ createdAt: z.date(), id: z.uuid() }), {
  decode: (text, ctx) => {
    const [instant = '', id = ''] = fromBase64(text).split(' ')
    if (Number.isNaN(Date.parse(instant))) ctx.issues.push({ code: 'custom', input: text, message: 'Invalid cursor' })
    return { createdAt: new Date(instant), id }
  },
  encode: ({ createdAt, id }) => btoa(`${createdAt.toISOString()} ${id}`).replaceAll('=', ''),
})
export type Cursor = z.output<typeof Cursor>

function fromBase64(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}
