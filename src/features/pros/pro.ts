import type { WorkPhoto } from '../media/work-photo.ts'
import type { ProCardData } from './pro-card-face.ts'
import type { PriceType } from '../../platform/tables/column-values.ts'

/** A pro's page; only the pro gets `address`. */
export interface ProProfile extends Omit<ProCardData, 'services'> {
  services: ProService[]
  /** Empty while locked. */
  photos: WorkPhoto[]
  acceptsRequests: boolean
  timeZone: string
  address: string | null
}

export interface ProService {
  id: string
  name: string
  description: string
  categoryId: number
  categoryName: string
  priceCents: number
  priceType: PriceType
  durationMinutes: number
}

/** The smallest service area in miles: of any business, and in the form that opens one. */
export const smallestRadius = { ever: 1, atSignup: 5 }
