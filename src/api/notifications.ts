import { countUnread } from '../features/messages/threads.server.ts'
import { MailPreferencesChange } from '../features/notifications/mail-preference.schema.ts'
import { ownMailPreferences, saveMailPreferences } from '../features/notifications/mail-preferences.server.ts'
import { NotificationsQuery } from '../features/notifications/notification.schema.ts'
import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '../features/notifications/notifications.server.ts'
import { api, linkNext, readJson, readQuery } from './context.ts'

export const notificationsApi = api
  .createApp()
  .get('/notifications', async (c) => {
    const { notifications, next } = await listNotifications(c.var.visit, readQuery(c, NotificationsQuery))
    linkNext(c, next)
    return c.json(notifications)
  })
  .get('/notifications/unread', async (c) => c.json(await countUnread(c.var.visit)))
  .post('/notifications/read', async (c) => {
    await readAllNotifications(c.var.visit)
    return c.body(null, 204)
  })
  .post('/notifications/:id/read', async (c) => {
    await readNotification(c.var.visit, c.req.param('id'))
    return c.body(null, 204)
  })
  .get('/notification-preferences', async (c) => c.json(await ownMailPreferences(c.var.visit)))
  .put('/notification-preferences', async (c) =>
    c.json(await saveMailPreferences(c.var.visit, await readJson(c, MailPreferencesChange))),
  )
