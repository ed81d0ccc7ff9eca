import { formatPrice } from '../../ui/format.ts'
import type { PriceType } from '../../platform/column-values.ts'

/** A pro as search shows them to anyone. The three premium fields are null while they are locked. */
export interface ProCardData {
  userId: string
  user: {
    id: string
    firstName: string
    lastName: string
    profileImageUrl: string | null
    role: 'pro'
    /** Strangers learn only whether a membership is active, never why not. */
    subscriptionStatus: 'active' | 'inactive'
  }
  businessName: string
  description: string
  yearsInBusiness: number
  city: string
  state: string
  zipCode: string
  /** Miles. */
  serviceRadius: number
  isVerified: boolean
  averageRating: number | null
  reviewCount: number
  services: { id: string; name: string; categoryId: number }[]
  /** The lowest of the services, or of those of the kind that was searched for; an estimate only where nothing else is. */
  startingPrice: { priceCents: number; priceType: PriceType } | null
  phone: string | null
  email: string | null
  profileImage: string | null
  latitude: number
  longitude: number
  distanceMiles: number | null
  servesLocation: boolean | null
}

/** What a card shows of a pro, and where a map puts it: what a page of many pros has to send. */
export interface ProCardFace extends Pick<
  ProCardData,
  | 'userId'
  | 'businessName'
  | 'city'
  | 'state'
  | 'serviceRadius'
  | 'isVerified'
  | 'averageRating'
  | 'reviewCount'
  | 'profileImage'
  | 'latitude'
  | 'longitude'
  | 'distanceMiles'
  | 'servesLocation'
> {
  user: Pick<ProCardData['user'], 'firstName' | 'lastName' | 'profileImageUrl' | 'subscriptionStatus'>
  /** Where the prices start, in words; null where no service is offered. */
  price: string | null
  /** Three at most, each name once. */
  services: { name: string }[]
}

/** Whether the membership is active, so that homeowners may request appointments and see how to reach the business. */
export function isMember({ user }: Pick<ProCardFace, 'user'>): boolean {
  return user.subscriptionStatus === 'active'
}

/** With up to three services, each name once. */
export function cardFace(pro: ProCardData): ProCardFace {
  const { firstName, lastName, profileImageUrl, subscriptionStatus } = pro.user
  const names = [...new Set(pro.services.map(({ name }) => name))]
  return {
    userId: pro.userId,
    user: { firstName, lastName, profileImageUrl, subscriptionStatus },
    businessName: pro.businessName,
    city: pro.city,
    state: pro.state,
    serviceRadius: pro.serviceRadius,
    isVerified: pro.isVerified,
    averageRating: pro.averageRating,
    reviewCount: pro.reviewCount,
    price: pro.services.length > 0 ? priceWords(pro.startingPrice) : null,
    services: names.slice(0, 3).map((name) => ({ name })),
    profileImage: pro.profileImage,
    latitude: pro.latitude,
    longitude: pro.longitude,
    distanceMiles: pro.distanceMiles,
    servesLocation: pro.servesLocation,
  }
}

function priceWords(start: ProCardData['startingPrice']): string {
  if (!start) return 'Price after a look'
  const amount = formatPrice(start.priceCents)
  return start.priceType === 'estimate'
    ? `About ${amount}`
    : `From ${amount}${start.priceType === 'hourly' ? ' an hour' : ''}`
}
