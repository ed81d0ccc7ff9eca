/** An email that was stored instead of sent, as /dev/mail shows it. */
export interface KeptMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  createdAt: string
}
