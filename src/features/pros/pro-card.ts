/** A pro as search shows them to anyone. The three premium fields are null while they are locked. */
export interface ProCardData {
  userId: string
  user: {
    id: string
    firstName: string
    lastName: string
    profileImageUrl: string | null
    role: 'customer' | 'pro'
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
  phone: string | null
  email: string | null
  profileImage: string | null
  latitude: number
  longitude: number
  distanceMiles: number | null
  servesLocation: boolean | null
}
