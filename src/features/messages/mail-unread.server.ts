import { transact, type Visit } from '../../platform/visit.server.ts'
import { scheduleUnreadCheck } from '../notifications/notifications.server.ts'
import { lockUnmailed, setMailed } from '../notifications/notifications.table.server.ts'
import { queueOptionalEmail } from '../notifications/optional-emails.server.ts'
import { isPresent } from '../notifications/presence.server.ts'
import { findBlocks } from './blocks.table.server.ts'
import { counterpart } from './counterpart.ts'
import { unreadMessagesEmail } from './message-emails.ts'
import { findUnreadPost } from './messages.table.server.ts'
import { findPeople } from './people.table.server.ts'

/**
 * Emails a recipient who has left a message unread and has no page open: once, until they read it. With a page open
 * they see the message there, and the job runs again later.
 */
export async function mailUnread(visit: Visit, notificationId: string): Promise<void> {
  await transact(visit, async (visit) => {
    const notification = await lockUnmailed(visit, notificationId)
    if (!notification?.conversationId) return
    const { id, accountId, conversationId } = notification
    const post = await findUnreadPost(visit, conversationId, accountId)
    if (!post) return
    if (await isPresent(visit, accountId)) return scheduleUnreadCheck(visit, id)

    const { senderId, address, count, newest } = post
    const sender = (await findPeople(visit, [senderId])).get(senderId)
    if (!sender || sender.deletedAt || (await findBlocks(visit, accountId, senderId)).byMe) return
    const { name, businessName } = counterpart(sender)
    const senderName = post.senderIsPro ? (businessName ?? name) : name
    const data = { siteUrl: visit.config.publicUrl, senderId, senderName, count, newest }
    const to = { accountId, address, kind: 'messages' } as const
    if (await queueOptionalEmail(visit, to, unreadMessagesEmail(data))) await setMailed(visit, id)
  })
}
