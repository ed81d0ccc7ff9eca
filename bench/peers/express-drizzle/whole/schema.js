// The tables that only a whole booking needs, and those of which it needs more columns than the reads do.
import { boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name) => timestamp(name, { withTimezone: true })

export const booking = pgTable('booking', {
  id: uuid('id').primaryKey(),
  status: text('status').notNull(),
  customerId: uuid('customer_id').notNull(),
  proId: uuid('pro_id').notNull(),
  serviceId: uuid('service_id'),
  serviceName: text('service_name'),
  serviceType: text('service_type').notNull(),
  scheduledDate: date('scheduled_date').notNull(),
  scheduledTime: text('scheduled_time').notNull(),
  timeZone: text('time_zone').notNull(),
  startsAt: at('starts_at').notNull(),
  endsAt: at('ends_at').notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  priceCents: integer('price_cents'),
  priceIsEstimate: boolean('price_is_estimate').notNull().default(false),
  customerName: text('customer_name').notNull(),
  customerEmail: text('customer_email').notNull(),
  customerPhone: text('customer_phone').notNull(),
  address: text('address'),
  city: text('city'),
  state: text('state'),
  zip: text('zip'),
  notes: text('notes').notNull(),
  cancelReason: text('cancel_reason'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
})

export const bookingEvent = pgTable('booking_event', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  actorId: uuid('actor_id'),
  fromStatus: text('from_status'),
  toStatus: text('to_status').notNull(),
  reason: text('reason'),
  at: at('at').notNull(),
})

export const pro = pgTable('pro', {
  accountId: uuid('account_id').primaryKey(),
  businessName: text('business_name').notNull(),
  approvedAt: at('approved_at'),
  timeZone: text('time_zone').notNull(),
  bufferMinutes: integer('buffer_minutes').notNull(),
  noticeHours: integer('notice_hours').notNull(),
})

export const workingHours = pgTable('working_hours', {
  id: uuid('id').primaryKey(),
  proId: uuid('pro_id').notNull(),
  weekday: integer('weekday').notNull(),
  start: integer('start_minute').notNull(),
  end: integer('end_minute').notNull(),
})

export const hoursException = pgTable('hours_exception', {
  id: uuid('id').primaryKey(),
  proId: uuid('pro_id').notNull(),
  date: date('date').notNull(),
  start: integer('start_minute'),
  end: integer('end_minute'),
})

export const block = pgTable('block', {
  blockerId: uuid('blocker_id').notNull(),
  blockedId: uuid('blocked_id').notNull(),
})

export const idempotencyKey = pgTable('idempotency_key', {
  accountId: uuid('account_id').notNull(),
  key: text('key').notNull(),
  requestHash: text('request_hash').notNull(),
  bookingId: uuid('booking_id').notNull(),
  createdAt: at('created_at').notNull(),
})

export const conversation = pgTable('conversation', {
  id: uuid('id').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  proId: uuid('pro_id').notNull(),
  lastSeq: integer('last_seq').notNull(),
  customerReadSeq: integer('customer_read_seq').notNull(),
  proReadSeq: integer('pro_read_seq').notNull(),
  lastMessageAt: at('last_message_at').notNull(),
  createdAt: at('created_at').notNull(),
})

export const message = pgTable('message', {
  id: uuid('id').primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  seq: integer('seq').notNull(),
  actorId: uuid('actor_id'),
  body: text('body').notNull(),
  bookingId: uuid('booking_id'),
  bookingStatus: text('booking_status'),
  scheduledDate: date('scheduled_date'),
  scheduledTime: text('scheduled_time'),
  createdAt: at('created_at').notNull(),
})

export const notification = pgTable('notification', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  kind: text('kind').notNull(),
  bookingId: uuid('booking_id'),
  createdAt: at('created_at').notNull(),
  readAt: at('read_at'),
  mailedAt: at('mailed_at'),
})

export const keptMail = pgTable('kept_mail', {
  id: text('id').primaryKey(),
  toAddress: text('to_address').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  createdAt: at('created_at').notNull(),
})
