/** The jobs that are done after a request, and their data. A job is written in the transaction that causes it. */
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
  /** Mails the author of a removed review: the operator's command itself sends no mail. */
  'review-removed': { customerId: string; proId: string; comment: string; reason: string }
  /** Checks, some time after a message was written, whether it is still unread. */
  'unread-message': { notificationId: string }
  /** Every five minutes: requests and memberships that expire, reminders, counts, removal of old rows. */
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
