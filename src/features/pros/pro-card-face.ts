import { answerWords } from './answer-times.ts'
import { formatPrice } from '../../ui/format.ts'
import { pick } from '../../platform/pick.ts'
import type { PriceType } from '../../platform/tables/column-values.ts'

/** A pro as search shows them to anyone. The three premium fields are null while locked. */
export interface ProCardData {
  userId: string
  user: {
    id: string
    firstName: string
    lastName: string
    profileImageUrl: string | null
    role: 'pro'
    /** Visitors learn only whether a membership is active, never why it is not. */
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
  /** How fast requests are usually answered, in minutes; null when that is slow or not known. */
  answersWithin: number | null
  services: { id: string; name: string; categoryId: number }[]
  /** The lowest price of the services, or of those in the searched category; an estimate only if all are. */
  startingPrice: { priceCents: number; priceType: PriceType } | null
  phone: string | null
  email: string | null
  profileImage: string | null
  latitude: number
  longitude: number
  distanceMiles: number | null
  servesLocation: boolean | null
}

const fieldsOfFace = [
  'userId',
  'businessName',
  'city',
  'state',
  'serviceRadius',
  'isVerified',
  'averageRating',
  'reviewCount',
  'profileImage',
  'latitude',
  'longitude',
  'distanceMiles',
  'servesLocation',
] as const

/** What a card and the map show of a pro, and nothing more, since a page has many pros. */
export interface ProCardFace extends Pick<ProCardData, (typeof fieldsOfFace)[number]> {
  user: Pick<ProCardData['user'], 'firstName' | 'lastName' | 'profileImageUrl' | 'subscriptionStatus'>
  /** Where the prices start, as text; null without services. */
  price: string | null
  /** How fast requests are usually answered, as text. */
  answers: string | null
  /** Three at most, without duplicate names. */
  services: { name: string }[]
  /** The day that was searched for, and in words from when on the pro is free. */
  free?: { date: string; words: string }
  /** Whether the viewer saved the pro; left out for visitors, and for pros, who cannot save any. */
  saved?: boolean
}

/** Whether the membership is active, so that homeowners can request appointments and see the contact details. */
export function isMember({ user }: Pick<ProCardFace, 'user'>): boolean {
  return user.subscriptionStatus === 'active'
}

/** With up to three services, without duplicate names. */
export function cardFace(pro: ProCardData): ProCardFace {
  const { firstName, lastName, profileImageUrl, subscriptionStatus } = pro.user
  const names = [...new Set(pro.services.map(({ name }) => name))]
  return {
    ...pick(pro, fieldsOfFace),
    user: { firstName, lastName, profileImageUrl, subscriptionStatus },
    price: pro.services.length > 0 ? priceWords(pro.startingPrice) : null,
    answers: answerWords(pro.answersWithin),
    services: names.slice(0, 3).map((name) => ({ name })),
  }
}

/** Where prices start; without a number every offer is a quote. */
export function priceWords(start: ProCardData['startingPrice']): string {
  if (!start) return 'Custom quote'
  const amount = formatPrice(start.priceCents)
  return start.priceType === 'estimate'
    ? `About ${amount}`
    : `From ${amount}${start.priceType === 'hourly' ? ' an hour' : ''}`
}
