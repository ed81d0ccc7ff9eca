import type { NotificationKind } from '../../platform/tables/column-values.ts'

/** A notification as its reader sees it. */
export interface Notification {
  id: string
  kind: NotificationKind
  title: string
  /** Details; empty where the title says it all. */
  detail: string
  /** The page it links to. */
  path: string
  createdAt: string
  read: boolean
}

/** Unread counts, each up to 100. */
export interface UnreadCounts {
  messages: number
  notifications: number
}

/** The text of a badge: "7", "99+". */
export function badgeCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}

/** The label of the control with the badge: "Messages, 7 unread", "Messages, more than 99 unread". */
export function unreadLabel(name: string, count: number): string {
  return count > 0 ? `${name}, ${count > 99 ? 'more than 99' : count} unread` : name
}
