import type { RefusalCode } from './refusal-codes.ts'

/** An expected failure, with the reason for the caller. Anything else that is thrown is a bug and becomes a 500. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly kind: RefusalKind
  readonly status: (typeof refusalStatuses)[RefusalKind]
  readonly details: RefusalDetails

  constructor(kind: RefusalKind, message: string, details: RefusalDetails = {}) {
    super(message)
    this.kind = kind
    this.status = refusalStatuses[kind]
    this.details = details
  }

  get code(): string {
    return this.details.code ?? codeOf(this.kind)
  }
}

/** Field name → the message to show next to it. */
export type FieldErrors = Record<string, string>

export interface RefusalDetails<Kind = RefusalKind> {
  code?: RefusalCode<Kind>
  fields?: FieldErrors
  /** Other places that the caller may have meant; only for an unknown location. */
  suggestions?: readonly { label: string }[]
  /** Seconds until a retry makes sense. */
  retryAfter?: number
}

export type RefusalKind = keyof typeof refusalStatuses

export const refusalStatuses = {
  malformed: 400,
  'signed-out': 401,
  forbidden: 403,
  missing: 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  invalid: 422,
  limited: 429,
  unavailable: 503,
} as const

/** "SIGNED_OUT" of "signed-out", for refusals that have no code of their own. */
export function codeOf(kind: string): string {
  return kind.replaceAll('-', '_').toUpperCase()
}

export function refuse<Kind extends RefusalKind>(kind: Kind, message: string, details?: RefusalDetails<Kind>): never {
  throw new Refusal(kind, message, details)
}

/** The first field's message is also the overall `message`, for clients that show only that. */
export function refuseFields(fields: FieldErrors): never {
  const [message = 'Invalid input'] = Object.values(fields)
  throw new Refusal('invalid', message, { fields })
}
