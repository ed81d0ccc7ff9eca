import { redirect } from 'react-router'

import { block, unblock } from '../../features/messages/blocks.server.ts'
import { report } from '../../features/messages/reports.server.ts'
import { NewReport, ReadForm } from '../../features/messages/message.schema.ts'
import { markRead } from '../../features/messages/messages.server.ts'
import { sendMessage } from '../../features/messages/send-message.server.ts'
import { answerForms, type Posted } from '../../platform/forms/forms.server.ts'
import { redirectWithToast } from '../../platform/forms/toast-redirects.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { messageIn } from './message-form.server.ts'

/** The action of a conversation's page; its answers close the dialog that the address opens. */
export async function threadAction(visit: Visit, request: Request, userId: string) {
  const bookingId = new URL(request.url).searchParams.get('bookingId')
  const back = `/messages/${userId}${bookingId ? `?bookingId=${encodeURIComponent(bookingId)}` : ''}`
  return answerForms(visit, request, formsOf(userId, bookingId), back)
}

const formsOf = (userId: string, bookingId: string | null) => ({
  send: {
    title: 'Failed to send your message',
    async take(visit: Visit, _: unknown, { form, back }: Posted) {
      await sendMessage(visit, userId, await messageIn(form, bookingId))
      return redirect(back, 303)
    },
  },
  read: {
    title: 'Failed to mark as read',
    schema: ReadForm,
    async take(visit: Visit, { seq }: ReadForm, { back }: Posted) {
      await markRead(visit, userId, seq)
      return redirect(back, 303)
    },
  },
  block: {
    toast: 'Failed to block this person',
    async take(visit: Visit, _: unknown, { back }: Posted) {
      await block(visit, userId)
      return redirectWithToast(back, { title: 'Blocked', description: 'Neither of you can write to the other now.' })
    },
  },
  unblock: {
    toast: 'Failed to unblock this person',
    async take(visit: Visit, _: unknown, { back }: Posted) {
      await unblock(visit, userId)
      return redirectWithToast(back, { title: 'Unblocked' })
    },
  },
  report: {
    schema: NewReport,
    title: 'Failed to send your report',
    async take(visit: Visit, about: NewReport, { back }: Posted) {
      await report(visit, about)
      const description = 'Thank you. We read every report.'
      return redirectWithToast(back, { title: 'Report sent', description })
    },
  },
})
