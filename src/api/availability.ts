import { daysAhead } from '../features/availability/availability.ts'
import { AvailabilityQuery, Hours } from '../features/availability/availability.schema.ts'
import { getHours, listFreeDays, putHours } from '../features/availability/availability.server.ts'
import { limitReading } from '../platform/visit.server.ts'
import { call } from './call.ts'
import { shapes } from './shapes.ts'

export const availabilityCalls = [
  call('GET /api/pros/{userId}/availability', {
    summary: 'List the free start times of a pro by day',
    details: `In the time zone of the business, at most ${daysAhead} days ahead.`,
    query: AvailabilityQuery,
    answers: [200, shapes.Availability],
    open: true,
    limit: (visit) => limitReading(visit, 'profile'),
    handle: ({ visit, params, query }) => listFreeDays(visit, params.userId, query),
  }),
  call('GET /api/pros/{userId}/hours', {
    summary: 'Get your working hours',
    answers: [200, shapes.Hours],
    handle: ({ visit, params }) => getHours(visit, params.userId),
  }),
  call('PUT /api/pros/{userId}/hours', {
    summary: 'Replace your working hours',
    details: 'What is accepted already stays accepted.',
    body: Hours,
    answers: [200, shapes.Hours],
    handle: ({ visit, params, body }) => putHours(visit, params.userId, body),
  }),
]
