/** A mail that was delivered nowhere, as /dev/mail shows it. */
export interface KeptMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  createdAt: string
}
