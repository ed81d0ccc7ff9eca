import { z } from 'zod'

import { listCategories } from '../features/services/categories.server.ts'
import { call } from './call.ts'
import { shapes } from './shapes.ts'

export const categoryCalls = [
  call('GET /api/categories', {
    summary: 'List the service categories',
    answers: [200, z.array(shapes.Category)],
    cacheFor: 300,
    open: true,
    handle: ({ visit }) => listCategories(visit),
  }),
]
