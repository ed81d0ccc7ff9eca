/**
 * Why the system canceled a booking: not answered in time; rescheduled, or replaced by a changed request; or one of the
 * two parties has left. Any other reason is a person's own words.
 */
const ownReasons = ['expired', 'moved', 'changed', 'account deleted'] as const
export type OwnReason = (typeof ownReasons)[number]

export function isOwnReason(reason: string): reason is OwnReason {
  return ownReasons.some((own) => own === reason)
}

/** Whether a booking with this reason was canceled by the system, and for that one. */
export function endedAs(own: OwnReason, reason: string | null | undefined): boolean {
  return reason === own
}
