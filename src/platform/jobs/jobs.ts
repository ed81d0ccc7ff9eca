/** Background jobs and their data. A job is queued in the transaction that causes it. */
export interface JobData {
  mail: Mail
  /** Mail that could not be delivered. No worker takes these: `npm run mail` lists and requeues them. */
  'undelivered-mail': Mail
  /** Looks up the address after the answer, so that the time of the answer reveals nothing about it. */
  'forgotten-password': { email: string; next?: string }
  /** Reads a customer's current membership from the payment provider. */
  'sync-membership': { customerRef: string }
  /** Sends an account's current address to the payment provider, if it is a customer there. */
  'update-customer': { accountId: string }
  /** Files whose rows are gone. */
  'forget-files': { keys: string[] }
  /** Runs some time after an upload: deletes its files unless the picture has a row. */
  'forget-unused-picture': { id: string }
  /** For a deleted pro: ends the subscription and deletes the customer at the payment provider. */
  'end-membership': { customerRef: string }
  /** Emails the author and the pro of a removed review; the operator's command does not send email itself. */
  'review-removed': { customerId: string; proId: string; comment: string; reason: string }
  /** Emails the author of a review from which an operator has removed a photo. */
  'review-photo-removed': { customerId: string; proId: string; reason: string }
  /** Emails the pro whose photo an operator has removed; the caption may be empty. */
  'photo-removed': { proId: string; caption: string; reason: string }
  /** Emails a pro whose business an operator has approved. */
  'pro-approved': { proId: string }
  /** Deletes an account as its owner could; the operator's command tells nobody itself. */
  'delete-account': { accountId: string }
  /** Checks, some time after a message was sent, whether it is still unread. */
  'unread-message': { notificationId: string }
  /** Every five minutes: expiring requests and memberships, reminders, counts, removal of old rows. */
  clock: Record<string, never>
}

export type JobName = keyof JobData

export interface Mail {
  /** One email address. */
  to: string
  /** Where replies go, if not to the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** For mail programs: how to unsubscribe. */
  headers?: Record<string, string>
}
