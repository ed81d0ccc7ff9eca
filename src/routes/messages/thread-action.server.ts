import { redirect } from 'react-router'

import { block, unblock } from '../../features/messages/blocks.server.ts'
import { report } from '../../features/messages/reports.server.ts'
import { NewReport } from '../../features/messages/message.schema.ts'
import { markRead } from '../../features/messages/messages.server.ts'
import { sendMessage } from '../../features/messages/send-message.server.ts'
import { getThread } from '../../features/messages/threads.server.ts'
import { handlerFor, formOf, keepTyped, takeForm } from '../../platform/forms.server.ts'
import { backWithToast, redirectWithToast } from '../../platform/toast-redirects.server.ts'
import { type TextFields, textFields } from '../../platform/typed-fields.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { messageIn } from './message-form.server.ts'

interface Posted {
  form: FormData
  fields: TextFields
  userId: string
  bookingId: string | null
  /** The address of the thread without a dialog. */
  back: string
}

/** The action of a conversation's page, by the form's `intent`. */
export async function threadAction(visit: Visit, request: Request, userId: string) {
  const { searchParams } = new URL(request.url)
  const bookingId = searchParams.get('bookingId')
  const back = `/messages/${userId}${bookingId ? `?bookingId=${encodeURIComponent(bookingId)}` : ''}`
  const form = await formOf(visit, request)
  const fields = textFields(form)
  const handler = handlerFor(handlers, fields['intent'] ?? '')
  return handler(visit, { form, fields, userId, bookingId, back })
}

type Handler = (visit: Visit, posted: Posted) => Promise<Response | Awaited<ReturnType<typeof send>>>

const handlers: Record<string, Handler> = {
  send,
  read: orToast(read, 'Failed to mark as read'),
  block: orToast(blockThem, 'Failed to block this person'),
  unblock: orToast(unblockThem, 'Failed to unblock this person'),
  report: reportThem,
}

async function send(visit: Visit, { form, fields, userId, bookingId, back }: Posted) {
  try {
    await sendMessage(visit, userId, await messageIn(form, bookingId))
    return redirect(back, 303)
  } catch (error) {
    return keepTyped(visit, error, { values: fields, title: 'Failed to send your message' })
  }
}

async function read(visit: Visit, { userId, back }: Posted) {
  const { messages } = await getThread(visit, userId)
  await markRead(visit, userId, messages.at(-1)?.seq ?? 0)
  return redirect(back, 303)
}

async function blockThem(visit: Visit, { userId, back }: Posted) {
  await block(visit, userId)
  return redirectWithToast(back, { title: 'Blocked', description: 'Neither of you can write to the other now.' })
}

async function unblockThem(visit: Visit, { userId, back }: Posted) {
  await unblock(visit, userId)
  return redirectWithToast(back, { title: 'Unblocked', tone: 'good' })
}

/** A button that fails says so in a toast: an error screen would discard the conversation and what is being typed. */
function orToast(handler: Handler, title: string): Handler {
  return async (visit, posted) => {
    try {
      return await handler(visit, posted)
    } catch (error) {
      return backWithToast(visit, error, { back: posted.back, title })
    }
  }
}

async function reportThem(visit: Visit, { fields, back }: Posted) {
  const { subject, id, reason, details } = fields
  const input = { subject, id, reason, details }
  const form = { schema: NewReport, values: fields, input, title: 'Failed to send your report' }
  return takeForm(visit, form, async (about) => {
    await report(visit, about)
    const description = 'Thank you. We read every report.'
    return redirectWithToast(back, { title: 'Report sent', description, tone: 'good' })
  })
}
