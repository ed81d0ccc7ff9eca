import { plural } from '../../ui/format.ts'
import type { Email } from '../notifications/email.ts'
import { wordsIn } from './message.ts'
import { loginPath } from '../../platform/login-path.ts'

export interface UnreadEmailData {
  siteUrl: string
  senderId: string
  senderName: string
  /** How many of the sender's messages are unread. */
  count: number
  /** The newest of them. */
  newest: string
}

/** To a recipient who was away when the message came. */
export function unreadMessagesEmail({ siteUrl, senderId, senderName, count, newest }: UnreadEmailData): Email {
  const some = count === 1 ? 'A message' : plural(count, 'message')
  return {
    subject: `${some} from ${senderName}`,
    title: `${senderName} wrote to you`,
    paragraphs: ['Please answer on Poolwell: a reply to this email does not reach them.'],
    facts: [[count === 1 ? 'In their words' : 'Latest message', shortened(wordsIn({ body: newest }))]],
    button: { label: 'Read and answer', url: `${siteUrl}${loginPath(`/messages/${senderId}`)}` },
    footnote: 'We send one email per conversation until you have read it.',
  }
}

function shortened(text: string): string {
  const letters = Array.from(text.trim())
  return letters.length > 400 ? `${letters.slice(0, 400).join('').trimEnd()}…` : letters.join('')
}
