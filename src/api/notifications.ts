import { z } from 'zod'

import { countUnread } from '../features/messages/threads.server.ts'
import { MailPreferencesChange } from '../features/notifications/mail-preference.schema.ts'
import { ownMailPreferences, saveMailPreferences } from '../features/notifications/mail-preferences.server.ts'
import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '../features/notifications/notifications.server.ts'
import { Cursor, PageSize } from '../platform/cursor.ts'
import { call } from './call.ts'
import { linkNext } from './context.ts'
import { shapes } from './shapes.ts'

export const notificationCalls = [
  call('GET /api/notifications', {
    summary: 'List your notifications, newest first',
    query: z.strictObject({ cursor: Cursor.optional(), limit: PageSize.optional() }),
    answers: [200, z.array(shapes.Notification)],
    handle: async ({ visit, query, c }) => {
      const { notifications, next } = await listNotifications(visit, query)
      linkNext(c, next)
      return notifications
    },
  }),
  call('GET /api/notifications/unread', {
    summary: 'Count your unread messages and notifications',
    answers: [200, shapes.UnreadCounts],
    handle: ({ visit }) => countUnread(visit),
  }),
  call('POST /api/notifications/read', {
    summary: 'Mark all notifications as read',
    answers: [204],
    handle: ({ visit }) => readAllNotifications(visit),
  }),
  call('POST /api/notifications/{id}/read', {
    summary: 'Mark a notification as read',
    answers: [204],
    handle: ({ visit, params }) => readNotification(visit, params.id),
  }),
  call('GET /api/notification-preferences', {
    summary: 'Get your preferences for optional emails',
    answers: [200, shapes.MailPreferences],
    handle: ({ visit }) => ownMailPreferences(visit),
  }),
  call('PUT /api/notification-preferences', {
    summary: 'Update your preferences for optional emails',
    body: MailPreferencesChange,
    answers: [200, shapes.MailPreferences],
    handle: ({ visit, body }) => saveMailPreferences(visit, body),
  }),
]
