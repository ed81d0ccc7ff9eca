/** What waits to be done after a request, and with what. A job is written in the transaction of its cause. */
export interface JobData {
  mail: Mail
  /** What could not be delivered. Nothing works on it: it is kept for a person to look at. */
  'undelivered-mail': Mail
  /** Looks the address up after the answer, so that the answer's time says nothing about it. */
  'forgotten-password': { email: string }
  /** Reads a customer's membership anew from the payment provider. */
  'sync-membership': { customerRef: string }
  /** Files whose rows are gone. */
  'forget-files': { keys: string[] }
  /** A deleted pro's: ends the subscription and has the payment provider forget the customer. */
  'end-membership': { customerRef: string }
  /** Tells its author: the operator's command that took it away posts no letters. */
  'review-removed': { customerId: string; proId: string; comment: string; reason: string }
  /** Looks whether a message still waits for its reader, some time after it was written. */
  'unread-message': { notificationId: string }
  /** What the clock brings: requests and memberships that run out, reminders, tidying up. */
  clock: Record<string, never>
}

export type JobName = keyof JobData

export interface Mail {
  /** One address. */
  to: string
  /** Whom an answer goes to, when that is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** What mail programs read: how to unsubscribe. */
  headers?: Record<string, string>
}
