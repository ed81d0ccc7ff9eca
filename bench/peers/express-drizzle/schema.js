import { boolean, date, doublePrecision, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name) => timestamp(name, { withTimezone: true })

export const account = pgTable('account', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  role: text('role').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone'),
  profileImageUrl: text('profile_image_url'),
  emailVerifiedAt: at('email_verified_at'),
  createdAt: at('created_at').notNull(),
})

export const session = pgTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  id: uuid('id').notNull(),
  accountId: uuid('account_id').notNull(),
  expiresAt: at('expires_at').notNull(),
})

export const membership = pgTable('membership', {
  accountId: uuid('account_id').primaryKey(),
  status: text('status').notNull(),
  plan: text('plan'),
  expiresAt: at('expires_at'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
})

export const pro = pgTable('pro', {
  accountId: uuid('account_id').primaryKey(),
  businessName: text('business_name').notNull(),
  description: text('description').notNull(),
  yearsInBusiness: integer('years_in_business').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  zip: text('zip').notNull(),
  serviceRadius: integer('service_radius').notNull(),
  phone: text('phone'),
  email: text('email'),
  profileImage: text('profile_image'),
  isVerified: boolean('is_verified').notNull(),
  approvedAt: at('approved_at'),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  timeZone: text('time_zone').notNull(),
  ratingSum: integer('rating_sum').notNull(),
  reviewCount: integer('review_count').notNull(),
})

export const category = pgTable('category', { id: integer('id').primaryKey(), name: text('name').notNull() })

export const service = pgTable('service', {
  id: uuid('id').primaryKey(),
  proId: uuid('pro_id').notNull(),
  categoryId: integer('category_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  priceCents: integer('price_cents'),
  priceType: text('price_type').notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  createdAt: at('created_at').notNull(),
  archivedAt: at('archived_at'),
})

export const searchListing = pgTable('search_listing', {
  categoryId: integer('category_id').notNull(),
  proId: uuid('pro_id').notNull(),
  cell: integer('cell').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  radius: smallint('radius').notNull(),
  rating: smallint('rating').notNull(),
})

export const review = pgTable('review', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  proId: uuid('pro_id').notNull(),
  customerId: uuid('customer_id').notNull(),
  rating: integer('rating').notNull(),
  comment: text('comment').notNull(),
  proResponse: text('pro_response'),
  createdAt: at('created_at').notNull(),
})

export const booking = pgTable('booking', {
  id: uuid('id').primaryKey(),
  status: text('status').notNull(),
  customerId: uuid('customer_id').notNull(),
  proId: uuid('pro_id').notNull(),
  serviceType: text('service_type').notNull(),
  scheduledDate: date('scheduled_date').notNull(),
  scheduledTime: text('scheduled_time').notNull(),
  timeZone: text('time_zone').notNull(),
  startsAt: at('starts_at').notNull(),
  endsAt: at('ends_at').notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  customerName: text('customer_name').notNull(),
  customerEmail: text('customer_email').notNull(),
  customerPhone: text('customer_phone').notNull(),
  notes: text('notes').notNull(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
})

export const bookingEvent = pgTable('booking_event', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  actorId: uuid('actor_id'),
  fromStatus: text('from_status'),
  toStatus: text('to_status').notNull(),
  at: at('at').notNull(),
})

export const bookingSlot = pgTable('booking_slot', {
  proId: uuid('pro_id').notNull(),
  slot: at('slot').notNull(),
  bookingId: uuid('booking_id').notNull(),
})
