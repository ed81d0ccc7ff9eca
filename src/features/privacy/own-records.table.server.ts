import { sql } from 'kysely'

import { laterThan } from '../../platform/database/after-cursor.server.ts'
import { batchSize } from '../../platform/in-batches.server.ts'
import type { Database } from '../../platform/database/database.server.ts'
import type { Visit } from '../../platform/visit.server.ts'

/** The membership with its consents, messages to support, uploaded pictures, and records about the account. */
export async function findOwnRecords({ db }: Visit, accountId: string) {
  return {
    ...(await findOwnMembership(db, accountId)),
    ...(await findOwnMail(db, accountId)),
    ...(await findOwnTraces(db, accountId)),
  }
}

async function findOwnMembership(db: Database, accountId: string) {
  const [membership = null] = await db
    .selectFrom('membership')
    .select(['status', 'plan', 'nextPlan', 'expiresAt', 'cancelAtPeriodEnd', 'hasCard', 'customerRef'])
    .select(['trialUsedAt', 'remindedAt', 'updatedAt'])
    .where('accountId', '=', accountId)
    .execute()
  const membershipConsents = await db
    .selectFrom('membershipConsent')
    .select(['plan', 'priceCents', 'terms', 'ip', 'consentedAt'])
    .where('accountId', '=', accountId)
    .orderBy('consentedAt')
    .execute()
  return { membership, membershipConsents }
}

async function findOwnMail(db: Database, accountId: string) {
  const contactMessages = await db
    .selectFrom('contactMessage')
    .select(['name', 'email', 'phone', 'subject', 'message', 'createdAt'])
    .where(sentBy(accountId))
    .orderBy('createdAt')
    .execute()
  const mailPreferences = await db
    .selectFrom('mailPreference')
    .select(['kind', 'wanted', 'updatedAt'])
    .where('accountId', '=', accountId)
    .orderBy('kind')
    .execute()
  return { mailPreferences, contactMessages }
}

async function findOwnTraces(db: Database, accountId: string) {
  const pictures = await db
    .selectFrom('picture')
    .select(['id', 'purpose', 'width', 'height', 'caption', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute()
  const savedPros = await db
    .selectFrom('savedPro')
    .innerJoin('pro', 'pro.accountId', 'savedPro.proId')
    .select(['proId', 'pro.businessName', 'savedPro.createdAt'])
    .where('savedPro.accountId', '=', accountId)
    .orderBy('savedPro.createdAt')
    .execute()
  const lastSeen = await db.selectFrom('presence').select('seenAt').where('accountId', '=', accountId).execute()
  const signInMarks = await db
    .selectFrom('signInMark')
    .select(['mark', 'seenAt'])
    .where('accountId', '=', accountId)
    .orderBy('seenAt')
    .execute()
  return { lastSeenAt: lastSeen[0]?.seenAt ?? null, signInMarks, pictures, savedPros }
}

export type OwnPicture = Awaited<ReturnType<typeof findOwnRecords>>['pictures'][number]
export type OwnNotification = Awaited<ReturnType<typeof findOwnNotifications>>[number]

/** The next ones after the last. */
export async function findOwnNotifications({ db }: Visit, accountId: string, last?: { id: string; createdAt: Date }) {
  return db
    .selectFrom('notification')
    .select(['id', 'kind', 'bookingId', 'reviewId', 'conversationId', 'createdAt', 'readAt', 'mailedAt'])
    .where('accountId', '=', accountId)
    .where(laterThan('notification', last && { at: last.createdAt, id: last.id }, 'createdAt'))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(batchSize)
    .execute()
}

/**
 * Messages to support, whether sent signed in or not. Only a confirmed address counts; otherwise anybody could register
 * another person's address and read that person's messages.
 */
export function sentBy(accountId: string) {
  return sql<boolean>`(contact_message.account_id = ${accountId}::uuid or lower(contact_message.email) = (
    select lower(email) from account where id = ${accountId}::uuid and email_verified_at is not null))`
}
