import { refusalCodes } from '../platform/refusal-codes.ts'
import { codeOf, type RefusalKind, refusalStatuses } from '../platform/refusal.ts'
import type { Call } from './call.ts'

/** What the statuses of refusals mean. */
export const statusWords: Record<(typeof refusalStatuses)[RefusalKind], string> = {
  400: 'The body is not valid JSON',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Not found, or not yours',
  405: 'The address has other methods, named in `Allow`',
  409: 'The state does not allow it, or it exists already',
  413: 'The body is larger than 1 MB',
  415: 'The body is not application/json, or it is compressed',
  422: 'Invalid: `fields` names what is wrong',
  429: 'Too many requests',
  503: 'Too busy, or the database does not answer',
}

export interface CodeWords {
  status: keyof typeof statusWords
  code: string
  words: string
}

const codesOfKind = new Map<string, Record<string, string>>(Object.entries(refusalCodes))

/** Every code of a refusal, by status; those of whole kinds are first. */
export const everyCode: readonly CodeWords[] = Object.entries(refusalStatuses).flatMap(([kind, status]) =>
  [{ status, code: codeOf(kind), words: statusWords[status] }].concat(
    Object.entries(codesOfKind.get(kind) ?? {}).map(([code, words]) => ({ status, code, words })),
  ),
)

/** The codes that a call has of its own: they say more than the status. */
export function codesOf({ refuses = [], repeatable }: Call): readonly CodeWords[] {
  const own = new Set<unknown>(repeatable ? [...refuses, 'IDEMPOTENCY_KEY_REUSED'] : refuses)
  return everyCode.filter(({ code }) => own.has(code))
}

/** The statuses of a call's refusals that may have the code of the whole kind. */
export function plainStatuses({ method, path, open, refuses = [] }: Call): number[] {
  return [
    // A call that takes no body or no query refuses one.
    ...(method === 'GET' ? [] : [400, 403, 413, 415]),
    ...(open ? [] : [401]),
    ...(path.includes('{') ? [404] : []),
    ...refuses.filter((one) => typeof one === 'number'),
    422,
    429,
    503,
  ]
}

/** The statuses of all its refusals, each once. */
export function refusedStatuses(call: Call): number[] {
  return [...new Set([...plainStatuses(call), ...codesOf(call).map(({ status }) => status)])].toSorted((a, b) => a - b)
}
