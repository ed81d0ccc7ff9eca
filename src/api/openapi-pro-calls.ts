import { z } from 'zod'

import { AvailabilityQuery, Hours } from '../features/availability/availability.schema.ts'
import { BookingRequest } from '../features/bookings/booking.schema.ts'
import { BusinessChange, BusinessInfo } from '../features/pros/pro.schema.ts'
import { SearchQuery } from '../features/search/search.schema.ts'
import { ServiceChange, ServiceInfo } from '../features/services/service.schema.ts'
import type { Contract } from './call.ts'
import { shapes } from './shapes.ts'

export const proCalls = {
  'GET /api/pros/search': {
    summary: 'Search for pros; the next page is in the Link header, the location as understood in X-Location',
    query: SearchQuery,
    answers: [200, z.array(shapes.ProCard)],
    headers: { 'X-Location': 'The location as understood: a Place as JSON, percent-encoded' },
    open: true,
  },
  'GET /api/pros/{userId}': { summary: 'Get the profile of a pro', answers: [200, shapes.ProProfile], open: true },
  'POST /api/pros': {
    summary: 'Create your business profile, which makes you a pro',
    body: BusinessInfo,
    conflicts: true,
    answers: [201, shapes.ProProfile],
  },
  'PUT /api/pros/{userId}': {
    summary: 'Update your business profile',
    body: BusinessChange,
    answers: [200, shapes.ProProfile],
  },
  'GET /api/pros/{userId}/availability': {
    summary: 'List the free start times of a pro by day, in the time zone of the business',
    query: AvailabilityQuery,
    answers: [200, shapes.Availability],
    open: true,
  },
  'GET /api/pros/{userId}/hours': { summary: 'Get your working hours', answers: [200, shapes.Hours] },
  'PUT /api/pros/{userId}/hours': {
    summary: 'Replace your working hours',
    body: Hours,
    answers: [200, shapes.Hours],
  },
  'GET /api/services': { summary: 'List your services', refuses: [403], answers: [200, z.array(shapes.Service)] },
  'POST /api/services': {
    summary: 'Add a service; needs an active membership',
    body: ServiceInfo,
    repeatable: true,
    answers: [201, shapes.Service],
  },
  'PATCH /api/services/{id}': { summary: 'Update a service', body: ServiceChange, answers: [200, shapes.Service] },
  'DELETE /api/services/{id}': { summary: 'Archive a service; bookings keep their copy of it', answers: [204] },
  'GET /api/saved-pros': {
    summary: 'List the pros that you saved, the latest first',
    answers: [200, z.array(shapes.ProCard)],
  },
  'PUT /api/saved-pros/{userId}': {
    summary: 'Save a pro to find them again; at most 200',
    refuses: [403, 404],
    conflicts: true,
    answers: [204],
  },
  'DELETE /api/saved-pros/{userId}': { summary: 'Remove a pro from those that you saved', answers: [204] },
  'POST /api/booking-request': {
    summary: 'Request a booking from one pro',
    body: BookingRequest,
    refuses: [404],
    repeatable: true,
    answers: [201, shapes.BookingRequestResult],
  },
} satisfies Record<string, Contract>
