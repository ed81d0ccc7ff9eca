/** An email that was stored instead of sent, as shown at /dev/mail. */
export interface KeptMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  createdAt: string
}
