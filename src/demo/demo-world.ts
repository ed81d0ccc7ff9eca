import type { Insertable } from 'kysely'

import type { Tables } from '../platform/tables/tables.ts'

type DemoTable =
  | ('account' | 'membership' | 'pro' | 'service' | 'workingHours' | 'awayTime')
  | ('booking' | 'suggestion' | 'bookingEvent' | 'bookingSlot' | 'review' | 'testPayments')
  | ('conversation' | 'message' | 'notification' | 'picture')

/** All rows, by table, in an order in which they can be inserted. */
export type DemoWorld = { [Table in DemoTable]: Insertable<Tables[Table]>[] }

export function emptyWorld(): DemoWorld {
  return {
    account: [],
    membership: [],
    pro: [],
    service: [],
    workingHours: [],
    awayTime: [],
    booking: [],
    suggestion: [],
    bookingEvent: [],
    bookingSlot: [],
    review: [],
    testPayments: [],
    conversation: [],
    message: [],
    notification: [],
    picture: [],
  }
}
