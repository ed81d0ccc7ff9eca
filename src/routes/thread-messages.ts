import { ThreadQuery } from '../features/messages/message.schema.ts'
import { sendMessage } from '../features/messages/send-message.server.ts'
import { getThread } from '../features/messages/threads.server.ts'
import { asRefusal } from '../platform/failure.server.ts'
import { idempotencyKey } from '../platform/idempotency.server.ts'
import { parse } from '../platform/json.server.ts'
import { formOf } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { signedIn } from '../platform/visit.server.ts'
import type { Route } from './+types/thread-messages'
import { messageIn } from './messages/message-form.server.ts'

/** The messages of a thread as its page shows them, with their photos. */
export const loader = page(async (visit, { params, request }: Route.LoaderArgs) => {
  const query = parse(ThreadQuery, Object.fromEntries(new URL(request.url).searchParams))
  const thread = await getThread(visit, params.userId, query)
  return Response.json(thread, { headers: { 'cache-control': 'no-store' } })
})

/** Sends a photo for a page with scripts; without scripts the page's own form does. */
export const action = page(async (visit, { params, request }: Route.ActionArgs) => {
  try {
    signedIn(visit)
    const message = await messageIn(await formOf(visit, request), new URL(request.url).searchParams.get('bookingId'))
    const key = idempotencyKey(request.headers)
    return Response.json(await sendMessage(visit, params.userId, message, key), { status: 201 })
  } catch (error) {
    const refusal = asRefusal(error)
    if (!refusal) throw error
    const { fields = {} } = refusal.details
    return Response.json({ message: refusal.message, fields }, { status: refusal.status })
  }
})
