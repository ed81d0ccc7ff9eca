import type { BookingStatus } from '../../platform/tables/column-values.ts'
import type { BookingPhase, BookingView } from '../../features/bookings/booking.ts'
import type { ProProfile, ProService } from '../../features/pros/pro.ts'
import type { ProCardFace } from '../../features/pros/pro-card-face.ts'

// Nobody here is real: these are the props of /dev/states, which shows every state that a component can have.

export const maria: ProCardFace = {
  userId: 'made-up-maria',
  user: { firstName: 'Maria', lastName: 'Delgado', profileImageUrl: null, subscriptionStatus: 'active' },
  businessName: 'Blue Haven Pool Care',
  city: 'Pasadena',
  state: 'CA',
  serviceRadius: 25,
  isVerified: true,
  averageRating: 4.87,
  reviewCount: 128,
  services: ['Weekly cleaning', 'Chemical balancing', 'Filter service'].map((name) => ({ name })),
  price: 'From $89.50',
  answers: 'Usually answers within an hour',
  profileImage: null,
  latitude: 34.147,
  longitude: -118.144,
  distanceMiles: null,
  servesLocation: null,
}

export const longNames: ProCardFace = {
  ...maria,
  userId: 'made-up-long',
  user: { ...maria.user, firstName: 'Maximiliana-Theodora', lastName: 'Wolfeschlegelsteinhausen-Bergerdorff' },
  businessName: 'Llanfairpwllgwyngyllgogerychwyrndrobwll Pool, Spa & Water Feature Restoration Company of California',
  city: 'Rancho Santa Margarita y Las Flores',
  services: ['Weekly full-service pool and spa maintenance with report', 'Chemical-only', 'Antidisestablishment'].map(
    (name) => ({ name }),
  ),
  price: 'From $1,250 an hour',
}

export const newcomer: ProCardFace = {
  ...maria,
  userId: 'made-up-new',
  user: { firstName: '', lastName: '', profileImageUrl: null, subscriptionStatus: 'inactive' },
  businessName: 'Clearwater',
  isVerified: false,
  averageRating: null,
  reviewCount: 0,
  services: [],
  price: null,
  answers: null,
}

const cleaning: ProService = {
  id: 'made-up-cleaning',
  name: 'Weekly cleaning',
  description: 'Skim, brush, vacuum, baskets and a water test with the readings by message.',
  categoryId: 1,
  categoryName: 'Regular Maintenance',
  priceCents: 120_00,
  priceType: 'fixed',
  durationMinutes: 60,
}

export const services: ProService[] = [
  cleaning,
  {
    ...cleaning,
    id: 'made-up-repair',
    name: 'Pump repair',
    priceCents: 95_50,
    priceType: 'hourly',
    durationMinutes: 90,
  },
  {
    ...cleaning,
    id: 'made-up-renovation',
    name: 'Renovation of a kidney-shaped pool from the nineteen-sixties, tiles and coping included',
    description:
      'Longer than a line.\nWith a second line, and anextraordinarilylongwordwithoutanyplacetobreakit.'.repeat(2),
    priceCents: 24_999_00,
    priceType: 'estimate',
    durationMinutes: 45,
  },
]

export const profile: ProProfile = {
  ...maria,
  user: { ...maria.user, id: maria.userId, role: 'pro' },
  answersWithin: 60,
  startingPrice: { priceCents: 89_50, priceType: 'fixed' },
  description: 'Twelve years in backyards between Altadena and San Marino.',
  yearsInBusiness: 12,
  zipCode: '91101',
  phone: '(626) 555-0118',
  email: 'hello@blue-haven.example',
  services,
  photos: [],
  acceptsRequests: true,
  timeZone: 'America/Los_Angeles',
  address: null,
}

const phases = {
  pending: 'waiting',
  accepted: 'coming',
  completed: 'completed',
  canceled: 'ended',
  rejected: 'ended',
} as const satisfies Record<BookingStatus, BookingPhase>

const nothingSuggested = {
  suggestion: null,
  movedFrom: null,
  hadSuggestion: false,
  customerChooses: false,
  maySuggest: false,
}

/** A booking between Dana and Maria with the given status, and what this viewer may do with it. */
export function booking(status: BookingStatus, actions: BookingStatus[], more: Partial<BookingView> = {}): BookingView {
  return {
    id: `made-up-${status}`,
    status,
    scheduledDate: '2027-05-14',
    scheduledTime: '09:00',
    timeZone: profile.timeZone,
    durationMinutes: 60,
    priceCents: 120_00,
    priceIsEstimate: false,
    photos: [],
    serviceId: cleaning.id,
    serviceName: cleaning.name,
    serviceType: cleaning.categoryName,
    address: status === 'accepted' || status === 'completed' ? '418 Oakland Ave' : null,
    city: 'Pasadena',
    state: 'CA',
    zip: '91101',
    notes: 'The gate code is 4711, and the dog only barks.',
    customerId: 'made-up-dana',
    proId: maria.userId,
    customer: { firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com', phone: '(626) 555-0134' },
    pro: { firstName: 'Maria', lastName: 'Delgado', businessName: maria.businessName },
    customerName: 'Dana Whitfield',
    isOldZone: false,
    ...notReviewed,
    cancelReason: null,
    endedAs: null,
    timeTaken: false,
    isBlocked: false,
    series: null,
    replacesId: null,
    ...nothingSuggested,
    replaced: null,
    replacement: null,
    bothAskToMove: false,
    mayReschedule: false,
    phase: phases[more.status ?? status],
    canceledBy: null,
    endedAsRequest: status === 'rejected',
    otherHasLeft: false,
    proIsListed: true,
    proPhone: null,
    mayAskAgain: !more.isBlocked && more.proIsListed !== false,
    createdAt: '2027-05-01T17:00:00.000Z',
    actions,
    ...more,
  }
}

const notReviewed = {
  review: null,
  reviewRemoved: false,
  reviewPhotos: [],
  reviewedAt: null,
  proResponse: null,
  respondedAt: null,
}
