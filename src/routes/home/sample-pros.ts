import type { ProCardData } from '../../features/pros/pro-card-face.ts'

/** Made-up pros, shown in demo mode while the database has none. */
export const samplePros: ProCardData[] = [
  samplePro({
    person: ['Maria', 'Delgado'],
    businessName: 'Blue Haven Pool Care',
    place: ['Pasadena', 'CA', '91101', 34.147, -118.144],
    serviceRadius: 25,
    reviews: [4.9, 128],
    services: ['Weekly cleaning', 'Chemical balancing', 'Filter service'],
    startingPrice: { priceCents: 95_00, priceType: 'fixed' },
  }),
  samplePro({
    person: ['James', 'Okafor'],
    businessName: 'Tidewater Pools',
    place: ['Austin', 'TX', '78701', 30.271, -97.743],
    serviceRadius: 30,
    reviews: [4.8, 94],
    services: ['Equipment repair', 'Leak detection'],
    startingPrice: { priceCents: 110_00, priceType: 'hourly' },
  }),
  samplePro({
    person: ['Ana', 'Lindqvist'],
    businessName: 'Sunline Pool & Spa',
    place: ['Tampa', 'FL', '33602', 27.953, -82.457],
    serviceRadius: 20,
    reviews: [4.8, 67],
    services: ['Opening & closing', 'Weekly cleaning', 'Renovation'],
    startingPrice: { priceCents: 85_00, priceType: 'fixed' },
  }),
]

interface Sample {
  person: readonly [first: string, last: string]
  businessName: string
  place: readonly [city: string, state: string, zip: string, latitude: number, longitude: number]
  serviceRadius: number
  reviews: readonly [average: number, count: number]
  services: readonly string[]
  startingPrice: ProCardData['startingPrice']
}

function samplePro({
  person,
  businessName,
  place,
  serviceRadius,
  reviews,
  services,
  startingPrice,
}: Sample): ProCardData {
  const [firstName, lastName] = person
  const [city, state, zipCode, latitude, longitude] = place
  const userId = `sample-${zipCode}`
  return {
    userId,
    user: { id: userId, firstName, lastName, profileImageUrl: null, role: 'pro', subscriptionStatus: 'active' },
    businessName,
    description: '',
    yearsInBusiness: 10,
    city,
    state,
    zipCode,
    serviceRadius,
    isVerified: true,
    averageRating: reviews[0],
    reviewCount: reviews[1],
    answersWithin: 60,
    services: services.map((name, index) => ({ id: `${userId}-${index}`, name, categoryId: 1 })),
    startingPrice,
    phone: null,
    email: null,
    profileImage: null,
    latitude,
    longitude,
    distanceMiles: null,
    servesLocation: null,
  }
}
