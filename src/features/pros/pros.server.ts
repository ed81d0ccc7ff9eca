import { violatedConstraint } from '../../platform/database/database-failure.server.ts'
import { isId } from '../../platform/id.ts'
import { refuse, refuseFields } from '../../platform/refusal.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { lockCaller } from '../accounts/accounts.server.ts'
import { isUploaded } from '../media/picture.ts'
import { resolvePicture } from '../media/pictures.server.ts'
import { ensureMembership } from '../memberships/memberships.table.server.ts'
import { linkTo, queueEmail } from '../notifications/emails.server.ts'
import { findAddress } from '../places/places.server.ts'
import { timeWords } from './answer-times.ts'
import { businessRenamed, businessWaiting } from './operator-emails.ts'
import type { BusinessChange, BusinessInfo } from './pro.schema.ts'
import {
  findPro,
  findPros,
  findProfile,
  findServiceArea,
  findWishedPlan,
  insertPro,
  lockBusiness,
  type ProfileRecord,
  promoteToPro,
  type ProRecord,
  updateProRow,
} from './pros.table.server.ts'
import { projectPro } from './search-listing.server.ts'

/**
 * Opens the caller's business, which turns a customer into a pro. Returns the pro's id. The plan that they chose is
 * theirs to start once the business is approved.
 */
export async function createPro(visit: Visit, info: BusinessInfo, plan: string | null = null): Promise<string> {
  const person = signedIn(visit)
  const { now, config } = visit
  const where = locate(info)

  await transact(visit, async (visit) => {
    await lockCaller(visit)
    await promoteToPro(visit, person.id)
    await ensureMembership(visit, person.id)
    await insertPro(visit, {
      ...info,
      ...where,
      profileImage: await resolvePicture(visit, person.id, info.profileImage),
      accountId: person.id,
      isVerified: false,
      verifiedNote: null,
      approvedAt: config.proApproval === 'automatic' ? now : null,
      wishedPlan: plan,
      bufferMinutes: 0,
      noticeHours: 0,
      ratingSum: 0,
      reviewCount: 0,
      createdAt: now,
      updatedAt: now,
    }).catch(refuseSecond)
    await projectPro(visit, person.id)
    if (config.proApproval === 'manual')
      await queueEmail(visit, config.supportEmail, businessWaiting({ ...info, ...where, email: person.email }))
  })
  return person.id
}

/** The id of the plan that the caller chose before there was a business. */
export async function wishedPlan(visit: Visit): Promise<string | null> {
  return findWishedPlan(visit, signedIn(visit).id)
}

interface Update extends BusinessChange {
  /** An empty picture address then leaves an uploaded picture in place. */
  keepsUpload?: boolean
}

/**
 * Undefined fields stay as they are. A changed name or state removes the verified mark: it was given to another
 * business.
 */
export async function updatePro(
  visit: Visit,
  userId: string,
  { keepsUpload = false, profileImage, ...change }: Update,
): Promise<{ losesMark: boolean }> {
  const person = signedIn(visit)
  if (person.id !== userId) refuse('missing', 'Professional not found.')
  const where = locate(change)

  return transact(visit, async (visit) => {
    await lockCaller(visit)
    const before = (await lockBusiness(visit, person.id)) ?? refuse('missing', 'Professional not found.')
    const keepsPicture =
      profileImage === undefined || (keepsUpload && profileImage === null && isUploaded(before.profileImage))
    const picture = keepsPicture ? {} : { profileImage: await resolvePicture(visit, person.id, profileImage) }
    const after = { businessName: change.businessName, state: where.state }
    const isAnother = before.businessName !== after.businessName || before.state !== after.state
    const unverified = isAnother ? { isVerified: false, verifiedNote: null } : {}
    await updateProRow(visit, person.id, { ...change, ...where, ...picture, ...unverified })
    await projectPro(visit, person.id)
    const wasVetted = before.isVerified || visit.config.proApproval === 'manual'
    if (isAnother && wasVetted) await tellOperator(visit, { before, after })
    return { losesMark: isAnother && before.isVerified }
  })
}

async function tellOperator(visit: Visit, change: Pick<Parameters<typeof businessRenamed>[0], 'before' | 'after'>) {
  const { id, email } = signedIn(visit)
  const url = linkTo(visit, `/pros/${id}`)
  await queueEmail(visit, visit.config.supportEmail, businessRenamed({ ...change, email, url }))
}

/** A listed pro, or the caller's own business before it is approved; all other ids are unknown. */
export async function requirePro(visit: Visit, userId: string): Promise<ProRecord> {
  return requireListed(visit, isId(userId) ? await findPro(visit, userId) : undefined)
}

/** Where the caller's business works. */
export async function ownServiceArea(visit: Visit) {
  return (await findServiceArea(visit, signedIn(visit).id)) ?? refuse('missing', 'Professional not found.')
}

/** The name of a listed business; null for any other. */
export async function nameOfPro(visit: Visit, userId: string): Promise<string | null> {
  const pro = (await findPros(visit, [userId])).get(userId)
  return pro && pro.approvedAt !== null ? pro.businessName : null
}

/** How fast the pro usually answers: "2 hours"; null if nothing is said about it. */
export async function answerTimeOfPro(visit: Visit, userId: string): Promise<string | null> {
  return timeWords((await findPro(visit, userId))?.answersWithin ?? null)
}

/** A listed pro, or the own business, with what only the profile shows. */
export async function requireProfile(visit: Visit, userId: string): Promise<ProfileRecord> {
  return requireListed(visit, isId(userId) ? await findProfile(visit, userId) : undefined)
}

function requireListed<Pro extends ProRecord>({ actor }: Visit, pro: Pro | undefined): Pro {
  if (!pro || (pro.approvedAt === null && actor?.id !== pro.accountId)) refuse('missing', 'Professional not found.')
  return pro
}

function locate(info: Pick<BusinessChange, 'city' | 'state' | 'zip'>) {
  const found = findAddress(info)
  if ('problem' in found) refuseFields({ zip: found.problem })
  const { place, city, state } = found
  return { city, state, latitude: place.latitude, longitude: place.longitude, timeZone: place.timeZone }
}

function refuseSecond(error: unknown): never {
  if (violatedConstraint(error) !== 'pro_pkey') throw error
  refuse('conflict', 'You already have a business profile.', { code: 'PRO_EXISTS' })
}
