import { useState } from 'react'

import type { Notification } from '../../features/notifications/notification.ts'
import { useLiveReload } from '../../shell/use-live.ts'

interface News {
  notifications: Notification[]
  now: string
}

/** The news as of the page, then live. Read by a call, because a loader that fails shows the error page. */
export function useNews(fromPage: News, isLive: boolean): News {
  const [fresh, setFresh] = useState({ fromPage, news: fromPage })
  useLiveReload(['message', 'booking', 'resync'], async () => {
    const notifications = isLive ? await readNews() : null
    if (notifications) setFresh({ fromPage, news: { notifications, now: new Date().toISOString() } })
  })
  return fresh.fromPage === fromPage ? fresh.news : fromPage
}

async function readNews(): Promise<Notification[] | null> {
  const answer = await fetch('/api/notifications').catch(() => null)
  return answer?.ok ? answer.json() : null
}
