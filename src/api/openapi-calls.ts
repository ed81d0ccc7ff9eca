import type { z } from 'zod'

import { Login, ProfileChange, Registration } from '../features/accounts/account.schema.ts'
import {
  EmailConfirmation,
  ForgottenPassword,
  PasswordChange,
  PasswordReset,
} from '../features/accounts/password.schema.ts'
import { AvailabilityQuery, Hours } from '../features/availability/availability.schema.ts'
import { BookingRequest, BookingsQuery, BookingStatusChange } from '../features/bookings/booking.schema.ts'
import { ContactMessage } from '../features/contact/contact.schema.ts'
import { PlanChoice } from '../features/memberships/membership.schema.ts'
import {
  ConversationsQuery,
  NewMessage,
  NewReport,
  ReadUpTo,
  ThreadQuery,
} from '../features/messages/message.schema.ts'
import { MailPreferencesChange } from '../features/notifications/mail-preference.schema.ts'
import { NotificationsQuery } from '../features/notifications/notification.schema.ts'
import { AccountDeletion } from '../features/privacy/account-deletion.schema.ts'
import { PlaceQuery } from '../features/places/place.schema.ts'
import { BusinessChange, BusinessInfo } from '../features/pros/pro.schema.ts'
import { NewReview, ReviewResponse } from '../features/reviews/review.schema.ts'
import { SearchQuery } from '../features/search/search.schema.ts'
import { ServiceChange, ServiceInfo } from '../features/services/service.schema.ts'
import type { ShapeName } from './openapi-shapes.ts'

export interface Call {
  summary: string
  body?: z.ZodType
  query?: z.ZodType
  /** Status → the shape of the answer; `[shape]` is a list, `null` has no body, other text is a media type. */
  answers: Record<number, ShapeName | readonly [ShapeName] | `${string}/${string}` | null>
  /** Nobody needs to be signed in. */
  open?: true
}

/** Every call under /api. A call without a row here, or a row without its call, fails a test. */
export const calls: Record<string, Call> = {
  'GET /api/auth/user': { summary: 'Who is signed in', answers: { 200: 'User' } },
  'POST /api/auth/register': {
    summary: 'Make an account and sign in',
    body: Registration,
    answers: { 201: 'SignedIn' },
    open: true,
  },
  'POST /api/auth/login': { summary: 'Sign in', body: Login, answers: { 200: 'SignedIn' }, open: true },
  'POST /api/auth/logout': { summary: 'Sign out', answers: { 204: null }, open: true },
  'PUT /api/auth/profile': {
    summary: 'Change name, phone or email; a new email counts once it is confirmed',
    body: ProfileChange,
    answers: { 200: 'User' },
  },
  'PUT /api/auth/password': {
    summary: 'Change the password; ends the other sessions',
    body: PasswordChange,
    answers: { 204: null },
  },
  'POST /api/auth/forgot-password': {
    summary: 'Ask for a link to a new password; always the same answer',
    body: ForgottenPassword,
    answers: { 202: 'Said' },
    open: true,
  },
  'POST /api/auth/reset-password': {
    summary: 'Set a new password by the link',
    body: PasswordReset,
    answers: { 204: null },
    open: true,
  },
  'POST /api/auth/verify-email': {
    summary: 'Confirm an email by the link',
    body: EmailConfirmation,
    answers: { 204: null },
    open: true,
  },
  'GET /api/auth/sessions': { summary: 'Where one is signed in', answers: { 200: ['Session'] } },
  'DELETE /api/auth/sessions/{id}': { summary: 'End one of the own sessions', answers: { 204: null } },
  'GET /api/auth/export': { summary: 'All own data, as a file', answers: { 200: 'application/json' } },
  'DELETE /api/auth/account': { summary: 'Delete the account', body: AccountDeletion, answers: { 204: null } },
  'GET /api/categories': { summary: 'The kinds of service', answers: { 200: ['Category'] }, open: true },
  'GET /api/geo/suggest': {
    summary: 'Places that begin as typed, at most eight',
    query: PlaceQuery,
    answers: { 200: ['Place'] },
    open: true,
  },
  'GET /api/pros/search': {
    summary: 'Find pros; the next page is in the Link header, the place as understood in X-Location',
    query: SearchQuery,
    answers: { 200: ['ProCard'] },
    open: true,
  },
  'GET /api/pros/{userId}': { summary: 'One pro’s profile', answers: { 200: 'ProProfile' }, open: true },
  'POST /api/pros': { summary: 'Become a pro', body: BusinessInfo, answers: { 201: 'ProProfile' } },
  'PUT /api/pros/{userId}': {
    summary: 'Change the own business',
    body: BusinessChange,
    answers: { 200: 'ProProfile' },
  },
  'GET /api/pros/{userId}/availability': {
    summary: 'Free start times, one entry a day, in the time zone of the business',
    query: AvailabilityQuery,
    answers: { 200: 'Availability' },
    open: true,
  },
  'GET /api/pros/{userId}/hours': { summary: 'The own working hours', answers: { 200: 'Hours' } },
  'PUT /api/pros/{userId}/hours': {
    summary: 'Replace the own working hours',
    body: Hours,
    answers: { 200: 'Hours' },
  },
  'GET /api/services': { summary: 'The own services', answers: { 200: ['Service'] } },
  'POST /api/services': {
    summary: 'Add a service; needs an active membership',
    body: ServiceInfo,
    answers: { 201: 'Service' },
  },
  'PATCH /api/services/{id}': { summary: 'Change a service', body: ServiceChange, answers: { 200: 'Service' } },
  'DELETE /api/services/{id}': { summary: 'Archive a service; bookings keep their copy', answers: { 204: null } },
  'POST /api/booking-request': {
    summary: 'Ask one pro for a visit; an Idempotency-Key header makes repeating it safe',
    body: BookingRequest,
    answers: { 201: 'BookingMade' },
  },
  'GET /api/bookings': {
    summary: 'Own bookings on both sides, newest first; the next page is in the Link header',
    query: BookingsQuery,
    answers: { 200: ['Booking'] },
  },
  'GET /api/bookings/{id}': { summary: 'One booking', answers: { 200: 'Booking' } },
  'PATCH /api/bookings/{id}/status': {
    summary: 'Accept, decline, complete or cancel a booking',
    body: BookingStatusChange,
    answers: { 200: 'Booking' },
  },
  'POST /api/calendar/token': {
    summary: 'Make a new secret calendar address; the one before it ends',
    answers: { 201: 'CalendarAddress' },
  },
  'GET /api/calendar/{file}': {
    summary: 'The accepted visits of whoever has this secret, as a calendar',
    answers: { 200: 'text/calendar' },
    open: true,
  },
  'POST /api/reviews': { summary: 'Review a completed booking', body: NewReview, answers: { 201: 'Review' } },
  'PUT /api/reviews/{id}/response': {
    summary: 'Answer a review of the own business',
    body: ReviewResponse,
    answers: { 200: 'Review' },
  },
  'GET /api/conversations': {
    summary: 'Own conversations, latest first; the next page is in the Link header',
    query: ConversationsQuery,
    answers: { 200: ['Conversation'] },
  },
  'GET /api/messages/{userId}': {
    summary: 'The conversation with somebody; `before` and `after` are exclusive',
    query: ThreadQuery,
    answers: { 200: 'Thread' },
  },
  'POST /api/messages/{userId}': { summary: 'Write to somebody', body: NewMessage, answers: { 201: 'Message' } },
  'POST /api/messages/{userId}/read': { summary: 'Say how far one has read', body: ReadUpTo, answers: { 204: null } },
  'POST /api/messages/{userId}/typing': { summary: 'Say that one is writing', answers: { 204: null } },
  'POST /api/messages/{userId}/block': { summary: 'Block somebody', answers: { 204: null } },
  'DELETE /api/messages/{userId}/block': { summary: 'Unblock somebody', answers: { 204: null } },
  'POST /api/reports': {
    summary: 'Report a message, a review or a person',
    body: NewReport,
    answers: { 201: 'Made' },
  },
  'GET /api/notifications': {
    summary: 'Own news, latest first; the next page is in the Link header',
    query: NotificationsQuery,
    answers: { 200: ['Notification'] },
  },
  'GET /api/notifications/unread': {
    summary: 'How many messages and notifications wait; the latter are counted up to 100',
    answers: { 200: 'Waiting' },
  },
  'POST /api/notifications/read': { summary: 'Mark all news as read', answers: { 204: null } },
  'POST /api/notifications/{id}/read': { summary: 'Mark one as read', answers: { 204: null } },
  'GET /api/notification-preferences': {
    summary: 'Which optional mails one gets',
    answers: { 200: 'MailPreferences' },
  },
  'PUT /api/notification-preferences': {
    summary: 'Choose which optional mails one gets',
    body: MailPreferencesChange,
    answers: { 200: 'MailPreferences' },
  },
  'GET /api/events': { summary: 'What happens, as it happens', answers: { 200: 'text/event-stream' } },
  'POST /api/contact': { summary: 'Write to us', body: ContactMessage, answers: { 202: 'Said' }, open: true },
  'GET /api/subscription-plans': { summary: 'The membership’s plans', answers: { 200: ['Plan'] }, open: true },
  'POST /api/create-subscription': {
    summary: 'Begin a checkout',
    body: PlanChoice,
    answers: { 200: 'Checkout' },
  },
  'GET /api/cancel-subscription': {
    summary: 'Leads to the page that asks first; changes nothing',
    answers: { 303: null },
    open: true,
  },
  'POST /api/cancel-subscription': {
    summary: 'End the membership with the period that is paid',
    answers: { 200: 'User' },
  },
  'POST /api/resume-subscription': { summary: 'Keep the membership after all', answers: { 200: 'User' } },
  'POST /api/webhooks/stripe': {
    summary: 'The payment provider’s signed events',
    answers: { 200: 'application/json' },
    open: true,
  },
  'GET /api/openapi.json': { summary: 'This description', answers: { 200: 'application/json' }, open: true },
  'GET /api/docs': { summary: 'This description, to read', answers: { 200: 'text/html' }, open: true },
}
