import type { Insertable } from 'kysely'

import type { Tables } from '../platform/tables/tables.ts'

type DemoTable =
  | ('account' | 'membership' | 'pro' | 'service' | 'workingHours' | 'awayTime')
  | ('booking' | 'suggestion' | 'bookingEvent' | 'bookingSlot' | 'review' | 'testPayments')
  | ('conversation' | 'message' | 'notification' | 'picture' | 'reviewPhoto' | 'savedPro')

/** All rows, by table. */
export type DemoWorld = { [Table in DemoTable]: Insertable<Tables[Table]>[] }

/** Its tables are in an order in which they can be filled. */
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
    picture: [],
    reviewPhoto: [],
    message: [],
    notification: [],
    savedPro: [],
  }
}
