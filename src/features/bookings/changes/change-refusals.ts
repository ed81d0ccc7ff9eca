import type { BookingStatus, Ending } from '../../../platform/tables/column-values.ts'
import type { bookingTransitions } from '../booking-transitions.ts'

/** What a person does to a booking; requests expire by themselves. */
export type PartyChange = Exclude<keyof typeof bookingTransitions, 'expire'>

/** What a party reads that may not make a change; otherwise, what has become of the booking. */
interface RefusalWords {
  /** If this party never may. */
  byOther?: string
  /** "You cannot …": one of the two has blocked the other. */
  blocked?: string
  /** In the status in which it is possible, but not at this time. */
  atThisTime?: string
  /** In every status. */
  always?: string
}

const onlyPro = 'Only the professional can do that.'

const suggest: RefusalWords = {
  byOther: onlyPro,
  blocked: 'suggest other times',
  always: 'Other times can be suggested only for a request that waits, or for a visit that has not begun.',
}

const retract: RefusalWords = {
  byOther: onlyPro,
  blocked: 'take times back',
  always: 'Suggested times can be taken back only while the request waits, or before the visit begins.',
}

const tooLate: RefusalWords = { atThisTime: 'The time of this request has passed.' }

const take: RefusalWords = {
  ...tooLate,
  byOther: 'Only the customer can take a suggested time.',
  blocked: 'take this time',
}

export const changeRefusals: Record<PartyChange, RefusalWords> = {
  accept: { ...tooLate, byOther: onlyPro, blocked: 'accept' },
  decline: { ...tooLate, byOther: onlyPro },
  suggest,
  suggestMove: suggest,
  retract,
  retractMove: retract,
  take,
  takeMove: { ...take, atThisTime: 'A visit that has begun stays as it is.' },
  withdraw: tooLate,
  complete: { byOther: onlyPro, atThisTime: 'A booking can be completed on the day of the visit or later.' },
  cancel: { atThisTime: 'A visit that has begun can be canceled by its customer only.' },
}

/** What a booking has become, to somebody who is too late for a change. */
export function stateWords({ status, endedAs }: { status: BookingStatus; endedAs: Ending | null }): string {
  if (endedAs) return endedWords[endedAs]
  return `This booking ${status === 'pending' ? 'can no longer be changed that way' : `has already been ${status}`}.`
}

const endedWords: Record<Ending, string> = {
  expired: 'This request was not answered in time.',
  moved: 'This visit has been moved to another time.',
  changed: 'This request has been changed: a newer one is in its place.',
  'account deleted': 'This booking has ended: one of you has closed their account.',
}
