/**
 * Which features write a table: first its owner, then those that write their own columns in it. Any feature may read: a
 * join crosses features, and one statement beats two. What is due to be deleted, `src/platform/old-rows.server.ts`
 * deletes.
 */
const writers: Record<string, string[]> = {
  // The picture, the role of a user who opens a business, and the calendar's key.
  account: ['accounts', 'media', 'pros', 'calendar'],
  session: ['accounts'],
  oneTimeToken: ['accounts'],
  signInMark: ['accounts'],
  markSalt: ['accounts'],
  picture: ['media'],
  membership: ['memberships'],
  membershipConsent: ['memberships'],
  usedTrial: ['accounts'],
  // The picture, the rules about requests, the average of the reviews, and how fast requests are answered.
  pro: ['pros', 'media', 'availability', 'reviews', 'bookings'],
  // Until when requests are taken.
  searchListing: ['pros', 'memberships'],
  savedPro: ['pros'],
  service: ['services'],
  workingHours: ['availability'],
  hoursException: ['availability'],
  awayTime: ['availability'],
  booking: ['bookings'],
  bookingEvent: ['bookings'],
  bookingSlot: ['bookings'],
  suggestion: ['bookings'],
  idempotencyKey: ['bookings'],
  review: ['reviews'],
  reviewPhoto: ['reviews'],
  reviewFlag: ['reviews'],
  reviewRemoval: ['reviews'],
  conversation: ['messages'],
  message: ['messages'],
  block: ['messages'],
  report: ['messages'],
  notification: ['notifications'],
  mailPreference: ['notifications'],
  keptMail: ['notifications'],
  presence: ['notifications'],
  contactMessage: ['contact'],
}

/** Deletes a person from all of them at once (docs/decisions/011). */
const eraser = 'privacy'

const buildsWrite = /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g
const rawWrite = /\b(?:insert\s+into|delete\s+from|update)\s+([a-z]\w*)\s/g

/** The tables that this source writes and that belong to others, or to nobody. */
export function foreignWrites(feature: string, source: string): string[] {
  if (feature === eraser) return []
  const built = [...source.matchAll(buildsWrite)].map(([, table = '']) => table)
  // Words of SQL such as "update set" look like tables.
  const raw = [...source.matchAll(rawWrite)].map(([, table = '']) => camelCase(table)).filter((table) => writers[table])
  return [...new Set([...built, ...raw])].filter((table) => !writers[table]?.includes(feature))
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
