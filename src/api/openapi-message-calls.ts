import { z } from 'zod'

import { ContactMessage } from '../features/contact/contact.schema.ts'
import {
  ConversationsQuery,
  NewMessage,
  NewReport,
  ReadUpTo,
  ThreadQuery,
} from '../features/messages/message.schema.ts'
import { MailPreferencesChange } from '../features/notifications/mail-preference.schema.ts'
import { NotificationsQuery } from '../features/notifications/notification.schema.ts'
import type { Contract } from './call.ts'
import { shapes } from './shapes.ts'

export const messageCalls = {
  'GET /api/conversations': {
    summary: 'List your conversations, most recent first; the next page is in the Link header',
    query: ConversationsQuery,
    answers: [200, z.array(shapes.Conversation)],
  },
  'GET /api/messages/{userId}': {
    summary: 'Get the conversation with a person; `before` and `after` are exclusive',
    query: ThreadQuery,
    answers: [200, shapes.Thread],
  },
  'POST /api/messages/{userId}': {
    summary: 'Send a message',
    body: NewMessage,
    repeatable: true,
    answers: [201, shapes.Message],
  },
  'POST /api/messages/{userId}/read': {
    summary: 'Mark messages as read, up to a number',
    body: ReadUpTo,
    answers: [204],
  },
  'POST /api/messages/{userId}/typing': { summary: 'Send a typing indicator', answers: [204] },
  'POST /api/messages/{userId}/block': { summary: 'Block a person', answers: [204] },
  'DELETE /api/messages/{userId}/block': { summary: 'Unblock a person', answers: [204] },
  'POST /api/reports': {
    summary: 'Report a message, a review or a person',
    body: NewReport,
    refuses: [404],
    repeatable: true,
    answers: [201, shapes.Created],
  },
  'GET /api/notifications': {
    summary: 'List your notifications, newest first; the next page is in the Link header',
    query: NotificationsQuery,
    answers: [200, z.array(shapes.Notification)],
  },
  'GET /api/notifications/unread': {
    summary: 'Count your unread messages and notifications; notifications are counted up to 100',
    answers: [200, shapes.UnreadCounts],
  },
  'POST /api/notifications/read': { summary: 'Mark all notifications as read', answers: [204] },
  'POST /api/notifications/{id}/read': { summary: 'Mark a notification as read', answers: [204] },
  'GET /api/notification-preferences': {
    summary: 'Get your preferences for optional emails',
    answers: [200, shapes.MailPreferences],
  },
  'PUT /api/notification-preferences': {
    summary: 'Update your preferences for optional emails',
    body: MailPreferencesChange,
    answers: [200, shapes.MailPreferences],
  },
  'GET /api/events': { summary: 'Stream live events', refuses: [403], answers: [200, 'text/event-stream'] },
  'POST /api/contact': {
    summary: 'Send a message to our support',
    body: ContactMessage,
    repeatable: true,
    answers: [202, shapes.Acknowledgement],
    open: true,
  },
} satisfies Record<string, Contract>
