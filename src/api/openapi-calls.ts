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
import type { Call } from './openapi-call.ts'

/** Every call under /api. A call without a row here, or a row without its call, fails a test. */
export const calls: Record<string, Call> = {
  'GET /api/auth/user': { summary: 'Get your account', answers: { 200: 'User' } },
  'POST /api/auth/register': {
    summary: 'Create an account and log in',
    body: Registration,
    conflicts: true,
    answers: { 201: 'SignedIn' },
    open: true,
  },
  'POST /api/auth/login': { summary: 'Log in', body: Login, answers: { 200: 'SignedIn' }, open: true },
  'POST /api/auth/logout': { summary: 'Log out', answers: { 204: null }, open: true },
  'PUT /api/auth/profile': {
    summary: 'Update your name, phone or email; a new email needs a fresh login or your password, and a click',
    body: ProfileChange,
    conflicts: true,
    answers: { 200: 'User' },
  },
  'PUT /api/auth/password': {
    summary: 'Change your password; ends your other sessions',
    body: PasswordChange,
    answers: { 204: null },
  },
  'POST /api/auth/forgot-password': {
    summary: 'Request a password reset link; the answer is the same for every address',
    body: ForgottenPassword,
    answers: { 202: 'Acknowledgement' },
    open: true,
  },
  'POST /api/auth/reset-password': {
    summary: 'Set a new password with the token from a reset link',
    body: PasswordReset,
    answers: { 204: null },
    open: true,
  },
  'POST /api/auth/verify-email': {
    summary: 'Confirm an email address with the token from its link',
    body: EmailConfirmation,
    answers: { 204: null },
    open: true,
  },
  'GET /api/auth/sessions': { summary: 'List your sessions', answers: { 200: ['Session'] } },
  'DELETE /api/auth/sessions/{id}': { summary: 'End one of your sessions', answers: { 204: null } },
  'GET /api/auth/export': { summary: 'Download all your data as a file', answers: { 200: 'application/json' } },
  'DELETE /api/auth/account': { summary: 'Delete your account', body: AccountDeletion, answers: { 204: null } },
  'GET /api/categories': { summary: 'List the service categories', answers: { 200: ['Category'] }, open: true },
  'GET /api/geo/suggest': {
    summary: 'Suggest up to eight places that begin with what was typed',
    query: PlaceQuery,
    answers: { 200: ['Place'] },
    open: true,
  },
  'GET /api/pros/search': {
    summary: 'Search for pros; the next page is in the Link header, the location as understood in X-Location',
    query: SearchQuery,
    answers: { 200: ['ProCard'] },
    headers: { 'X-Location': 'The location as understood: a Place as JSON, percent-encoded' },
    open: true,
  },
  'GET /api/pros/{userId}': { summary: 'Get the profile of a pro', answers: { 200: 'ProProfile' }, open: true },
  'POST /api/pros': {
    summary: 'Create your business profile, which makes you a pro',
    body: BusinessInfo,
    conflicts: true,
    answers: { 201: 'ProProfile' },
  },
  'PUT /api/pros/{userId}': {
    summary: 'Update your business profile',
    body: BusinessChange,
    answers: { 200: 'ProProfile' },
  },
  'GET /api/pros/{userId}/availability': {
    summary: 'List the free start times of a pro by day, in the time zone of the business',
    query: AvailabilityQuery,
    answers: { 200: 'Availability' },
    open: true,
  },
  'GET /api/pros/{userId}/hours': { summary: 'Get your working hours', answers: { 200: 'Hours' } },
  'PUT /api/pros/{userId}/hours': {
    summary: 'Replace your working hours',
    body: Hours,
    answers: { 200: 'Hours' },
  },
  'GET /api/services': { summary: 'List your services', answers: { 200: ['Service'] } },
  'POST /api/services': {
    summary: 'Add a service; needs an active membership',
    body: ServiceInfo,
    repeatable: true,
    answers: { 201: 'Service' },
  },
  'PATCH /api/services/{id}': { summary: 'Update a service', body: ServiceChange, answers: { 200: 'Service' } },
  'DELETE /api/services/{id}': { summary: 'Archive a service; bookings keep their copy of it', answers: { 204: null } },
  'POST /api/booking-request': {
    summary: 'Request a booking from one pro',
    body: BookingRequest,
    repeatable: true,
    answers: { 201: 'BookingRequestResult' },
  },
  'GET /api/bookings': {
    summary: 'List your bookings, as a customer and as a pro, newest first; the next page is in the Link header',
    query: BookingsQuery,
    answers: { 200: ['Booking'] },
  },
  'GET /api/bookings/{id}': { summary: 'Get a booking', answers: { 200: 'Booking' } },
  'PATCH /api/bookings/{id}/status': {
    summary: 'Accept, decline, complete or cancel a booking',
    body: BookingStatusChange,
    conflicts: true,
    answers: { 200: 'Booking' },
  },
  'POST /api/calendar/token': {
    summary: 'Create a new secret address of your calendar; the previous one stops working',
    answers: { 201: 'CalendarAddress' },
  },
  'GET /api/calendar/{file}': {
    summary: 'Get the accepted bookings of the person whose secret calendar address this is',
    answers: { 200: 'text/calendar' },
    open: true,
  },
  'POST /api/reviews': {
    summary: 'Review a completed booking',
    body: NewReview,
    repeatable: true,
    answers: { 201: 'Review' },
  },
  'PUT /api/reviews/{id}/response': {
    summary: 'Respond to a review of your business',
    body: ReviewResponse,
    answers: { 200: 'Review' },
  },
  'GET /api/conversations': {
    summary: 'List your conversations, most recent first; the next page is in the Link header',
    query: ConversationsQuery,
    answers: { 200: ['Conversation'] },
  },
  'GET /api/messages/{userId}': {
    summary: 'Get the conversation with a person; `before` and `after` are exclusive',
    query: ThreadQuery,
    answers: { 200: 'Thread' },
  },
  'POST /api/messages/{userId}': {
    summary: 'Send a message',
    body: NewMessage,
    repeatable: true,
    answers: { 201: 'Message' },
  },
  'POST /api/messages/{userId}/read': {
    summary: 'Mark messages as read, up to a number',
    body: ReadUpTo,
    answers: { 204: null },
  },
  'POST /api/messages/{userId}/typing': { summary: 'Send a typing indicator', answers: { 204: null } },
  'POST /api/messages/{userId}/block': { summary: 'Block a person', answers: { 204: null } },
  'DELETE /api/messages/{userId}/block': { summary: 'Unblock a person', answers: { 204: null } },
  'POST /api/reports': {
    summary: 'Report a message, a review or a person',
    body: NewReport,
    repeatable: true,
    answers: { 201: 'Created' },
  },
  'GET /api/notifications': {
    summary: 'List your notifications, newest first; the next page is in the Link header',
    query: NotificationsQuery,
    answers: { 200: ['Notification'] },
  },
  'GET /api/notifications/unread': {
    summary: 'Count your unread messages and notifications; notifications are counted up to 100',
    answers: { 200: 'UnreadCounts' },
  },
  'POST /api/notifications/read': { summary: 'Mark all notifications as read', answers: { 204: null } },
  'POST /api/notifications/{id}/read': { summary: 'Mark a notification as read', answers: { 204: null } },
  'GET /api/notification-preferences': {
    summary: 'Get your preferences for optional emails',
    answers: { 200: 'MailPreferences' },
  },
  'PUT /api/notification-preferences': {
    summary: 'Update your preferences for optional emails',
    body: MailPreferencesChange,
    answers: { 200: 'MailPreferences' },
  },
  'GET /api/events': { summary: 'Stream live events', answers: { 200: 'text/event-stream' } },
  'POST /api/contact': {
    summary: 'Send a message to our support',
    body: ContactMessage,
    repeatable: true,
    answers: { 202: 'Acknowledgement' },
    open: true,
  },
  'GET /api/subscription-plans': { summary: 'List the membership plans', answers: { 200: ['Plan'] }, open: true },
  'POST /api/create-subscription': {
    summary: 'Start a checkout for a membership',
    body: PlanChoice,
    conflicts: true,
    answers: { 200: 'Checkout' },
  },
  'GET /api/cancel-subscription': {
    summary: 'Redirect to the page that confirms a cancellation; changes nothing',
    answers: { 303: null },
    open: true,
  },
  'POST /api/cancel-subscription': {
    conflicts: true,
    summary: 'Cancel your membership at the end of the paid period',
    answers: { 200: 'User' },
  },
  'POST /api/resume-subscription': {
    conflicts: true,
    summary: 'Resume your membership after canceling it',
    answers: { 200: 'User' },
  },
  'POST /api/webhooks/stripe': {
    summary: 'Receive signed events from the payment provider',
    answers: { 200: 'application/json' },
    open: true,
  },
  'GET /api/openapi.json': {
    summary: 'Get this description as an OpenAPI document',
    answers: { 200: 'application/json' },
    open: true,
  },
  'GET /api/docs': { summary: 'Get this description as a page', answers: { 200: 'text/html' }, open: true },
}
