import type { PriceType } from './column-values.ts'

/** Rows of a business: its services and hours, and its copy for the search. */

export interface ProRow {
  accountId: string
  businessName: string
  description: string
  yearsInBusiness: number
  address: string
  city: string
  state: string
  zip: string
  serviceRadius: number
  phone: string | null
  email: string | null
  profileImage: string | null
  isVerified: boolean
  verifiedNote: string | null
  approvedAt: Date | null
  /** The id of the plan that was chosen before there was a business. */
  wishedPlan: string | null
  latitude: number
  longitude: number
  timeZone: string
  bufferMinutes: number
  noticeHours: number
  ratingSum: number
  reviewCount: number
  createdAt: Date
  updatedAt: Date
}

/** How fast a pro usually answers requests, in minutes, and until when that can be said; null when nothing can. */
export interface AnswerColumns {
  answersWithin: number | null
  answersUntil: Date | null
}

/** A service as shown on search cards; `projectPro` copies those on offer, oldest first. */
export type OfferedService = Pick<ServiceRow, 'id' | 'name' | 'categoryId' | 'priceCents' | 'priceType'>

export interface ServiceRow {
  id: string
  proId: string
  categoryId: number
  name: string
  description: string
  priceCents: number
  priceType: PriceType
  durationMinutes: number
  archivedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export interface CategoryRow {
  id: number
  name: string
  description: string
  imageUrl: string | null
  createdAt: Date
  updatedAt: Date
}

export interface WorkingHoursRow {
  id: string
  proId: string
  weekday: number
  startMinute: number
  endMinute: number
}

export interface HoursExceptionRow {
  id: string
  proId: string
  /** YYYY-MM-DD */
  date: string
  closed: boolean
  startMinute: number | null
  endMinute: number | null
}

/** Hours of one day in which the pro cannot come. */
export interface AwayTimeRow {
  id: string
  proId: string
  /** YYYY-MM-DD */
  date: string
  startMinute: number
  endMinute: number
}

export interface SearchListingRow {
  categoryId: number
  proId: string
  cell: number
  lat: number
  lng: number
  radius: number
  /** In hundredths; 0 = no review yet. */
  rating: number
  /** The Bayesian mean that "top rated" sorts by, in hundredths. */
  rank: number
  reviewCount: number
  /** When the membership ends unless it is renewed; null without a running one. */
  requestsUntil: Date | null
}
