/** How long the link in an email works. */
export const linkLifetimes = {
  'verify-email': { minutes: 24 * 60, words: '24 hours' },
  'reset-password': { minutes: 30, words: '30 minutes' },
  'restore-email': { minutes: 7 * 24 * 60, words: 'seven days' },
} as const
