import { z } from 'zod'

import { isId } from './id.ts'
import { numberFromText, wholeNumber } from './text.ts'

export const whereToContinue = 'Where the next page begins: the cursor in the Link header of the previous page'

/**
 * The position where the next page of a time-ordered list begins: after this row. `past` marks the second part of a
 * list that begins with what is ahead. Opaque text to callers.
 */
export const Cursor = z.codec(
  z.string().describe(whereToContinue),
  z.object({ at: z.date(), id: z.uuid(), past: z.boolean().optional() }),
  {
    decode: (text, ctx) => {
      const [instant = '', id = '', part] = fromBase64(text).split(' ')
      // Only years that the database and `toISOString` write the same way.
      if (isId(id) && /^[1-9]\d{3}-/.test(instant) && !Number.isNaN(Date.parse(instant)))
        return { at: new Date(instant), id, ...(part === 'past' && { past: true }) }
      ctx.issues.push({ code: 'custom', input: text, message: foreignCursor })
      return z.NEVER
    },
    encode: ({ at, id, past }) => btoa(`${at.toISOString()} ${id}${past ? ' past' : ''}`).replaceAll('=', ''),
  },
)
export const foreignCursor = 'This cursor is not one of ours'
export type Cursor = z.output<typeof Cursor>

/** That of a page's address. A truncated or invalid one leads to the first page. */
export function cursorIn(search: URLSearchParams): Cursor | undefined {
  return Cursor.safeDecode(search.get('cursor') ?? '').data
}

export const usualPageSize = 20

/** The number of rows per page, as a query parameter. */
export const PageSize = z.preprocess(
  numberFromText,
  wholeNumber(1, 50).meta({ default: usualPageSize, description: 'The most rows in one answer' }),
)

/** A page of `limit` rows out of the `limit + 1` that were queried, and the cursor of the next page, if any. */
export function pageOf<Row extends { id: string }>(
  found: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Omit<Cursor, 'id'>,
) {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, next: last ? Cursor.encode({ ...placeOf(last), id: last.id }) : null }
}

function fromBase64(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}
