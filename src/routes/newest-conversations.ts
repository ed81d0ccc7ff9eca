import { listConversations } from '../features/messages/threads.server.ts'
import { page } from '../platform/page.server.ts'

/** The inbox next to an open thread, when it changes. */
export const loader = page(async (visit) => {
  return Response.json(await listConversations(visit), { headers: { 'cache-control': 'no-store' } })
})
