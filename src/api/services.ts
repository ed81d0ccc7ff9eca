import { z } from 'zod'

import { ServiceChange, ServiceInfo } from '../features/services/service.schema.ts'
import { addService, archiveService, changeService, listServices } from '../features/services/services.server.ts'
import { call } from './call.ts'
import { publicService } from './public-views.ts'
import { shapes } from './shapes.ts'

export const serviceCalls = [
  call('GET /api/services', {
    summary: 'List your services',
    refuses: [403],
    answers: [200, z.array(shapes.Service)],
    handle: async ({ visit }) => (await listServices(visit)).map(publicService),
  }),
  call('POST /api/services', {
    summary: 'Add a service',
    details: 'For pros with an active membership.',
    body: ServiceInfo,
    refuses: [404, 'MEMBERSHIP_NEEDED', 'TOO_MANY_SERVICES'],
    repeatable: true,
    answers: [201, shapes.Service],
    handle: async ({ visit, body, key }) => publicService(await addService(visit, body, key)),
  }),
  call('PATCH /api/services/{id}', {
    summary: 'Update a service',
    body: ServiceChange,
    answers: [200, shapes.Service],
    handle: async ({ visit, params, body }) => publicService(await changeService(visit, params.id, body)),
  }),
  call('DELETE /api/services/{id}', {
    summary: 'Archive a service',
    details: 'Bookings keep their copy of it.',
    answers: [204],
    handle: ({ visit, params }) => archiveService(visit, params.id),
  }),
]
