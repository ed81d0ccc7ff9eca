import type { OfferedService } from '../../platform/tables/pro-tables.ts'
import { pictureAddress } from '../media/picture.ts'
import type { WorkPhoto } from '../media/work-photo.ts'
import { publicStatus, showsPremium } from '../memberships/membership.ts'
import { timeWords } from './answer-times.ts'
import { shortZip } from '../places/zip-code.ts'
import type { ComparedPro } from './compared-pro.ts'
import { cardFace, priceWords, type ProCardData } from './pro-card-face.ts'
import type { ProfileRecord, ProRecord } from './pros.table.server.ts'

/** What a search asked of a pro; without a place there is no distance. */
interface Found {
  distanceMiles: number | null
  servesLocation: boolean | null
  /** 0 for any. */
  category?: number
}

const unsought: Found = { distanceMiles: null, servesLocation: null }

/**
 * A pro as `viewerId` may see them: phone, email and picture only with an active membership, or for the pro themselves.
 */
export function presentPro(
  pro: ProRecord,
  viewerId: string | undefined,
  { category, ...distance }: Found = unsought,
): ProCardData {
  const unlocked = showsPremium(pro.membership, pro.accountId === viewerId)
  const services = soughtFirst(pro, category)
  return {
    userId: pro.accountId,
    user: {
      id: pro.accountId,
      firstName: pro.firstName,
      lastName: pro.lastName,
      profileImageUrl: unlocked ? pro.profileImageUrl : null,
      role: 'pro',
      subscriptionStatus: publicStatus(pro.membership),
    },
    businessName: pro.businessName,
    description: pro.description,
    yearsInBusiness: pro.yearsInBusiness,
    city: pro.city,
    state: pro.state,
    zipCode: pro.accountId === viewerId ? pro.zip : shortZip(pro.zip),
    serviceRadius: pro.serviceRadius,
    isVerified: pro.isVerified,
    averageRating: pro.reviewCount ? pro.ratingSum / pro.reviewCount : null,
    reviewCount: pro.reviewCount,
    answersWithin: pro.answersWithin,
    services: services.map(({ id, name, categoryId }) => ({ id, name, categoryId })),
    startingPrice: lowestPrice(category ? services.filter(({ categoryId }) => categoryId === category) : services),
    phone: unlocked ? pro.phone : null,
    email: unlocked ? pro.email : null,
    profileImage: unlocked ? pro.profileImage : null,
    latitude: pro.latitude,
    longitude: pro.longitude,
    ...distance,
  }
}

/** A pro beside others, as `viewerId` may see them. */
export function comparedPro(pro: ProRecord, viewerId: string): ComparedPro {
  const byCategory = Map.groupBy(pro.offeredServices, ({ categoryId }) => categoryId)
  const prices = [...byCategory].map(([category, services]) => [category, priceWords(lowestPrice(services))] as const)
  return {
    ...cardFace(presentPro(pro, viewerId)),
    yearsInBusiness: pro.yearsInBusiness,
    answerTime: timeWords(pro.answersWithin),
    prices: Object.fromEntries(prices),
  }
}

/** The photos of a pro's work, which are locked as their other pictures are. */
export function presentPhotos(pro: ProfileRecord, viewerId: string | undefined): WorkPhoto[] {
  const unlocked = showsPremium(pro.membership, pro.accountId === viewerId)
  return unlocked ? pro.workPhotos.map(({ id, caption }) => ({ id, url: pictureAddress(id, 1280), caption })) : []
}

/** The services, starting with those of the category that was searched for. */
function soughtFirst({ offeredServices }: ProRecord, category: number | undefined) {
  const sought = (service: { categoryId: number }) => Number(service.categoryId === category)
  return offeredServices.toSorted((a, b) => sought(b) - sought(a))
}

/** The lowest price that the pro lists, otherwise the lowest estimate; a free service does not count. */
function lowestPrice(services: readonly OfferedService[]): ProCardData['startingPrice'] {
  const priced = services
    .filter(({ priceCents }) => priceCents > 0)
    .map(({ priceCents, priceType }) => ({ priceCents, priceType }))
    .toSorted((a, b) => a.priceCents - b.priceCents)
  return priced.find(({ priceType }) => priceType !== 'estimate') ?? priced[0] ?? null
}
