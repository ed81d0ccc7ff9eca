import { expect, test } from 'vitest'

import { badgeCount, unreadLabel } from './notification.ts'

test('what is unread is counted up to 99, on the badge and for those who hear its name', () => {
  expect([1, 99, 100].map(badgeCount)).toEqual(['1', '99', '99+'])
  expect([0, 1, 99, 100].map((count) => unreadLabel('Messages', count))).toEqual([
    'Messages',
    'Messages, 1 unread',
    'Messages, 99 unread',
    'Messages, more than 99 unread',
  ])
})
