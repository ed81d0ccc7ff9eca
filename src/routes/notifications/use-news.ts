import type { Notification } from '../../features/notifications/notification.ts'
import { nextCursor } from '../../shell/next-cursor.ts'
import { useLiveData } from '../use-live-data.ts'

interface News {
  notifications: Notification[]
  next: string | null
  now: string
}

/** The news as of the page, then live. Read by a call, because a loader that fails shows the error page. */
export function useNews(fromPage: News, isLive: boolean): News {
  return useLiveData(fromPage, ['message', 'booking', 'resync'], async () => (isLive ? readNews() : null))
}

async function readNews(): Promise<News | null> {
  const answer = await fetch('/api/notifications').catch(() => null)
  if (!answer?.ok) return null
  return { notifications: await answer.json(), next: nextCursor(answer), now: new Date().toISOString() }
}
