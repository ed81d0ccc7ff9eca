import { z } from 'zod'

import { listSavedPros, maxSaved, removeSavedPro, savePro } from '../features/pros/saved-pros.server.ts'
import { call } from './call.ts'
import { publicCard } from './public-views.ts'
import { shapes } from './shapes.ts'

export const savedProCalls = [
  call('GET /api/saved-pros', {
    summary: 'List the pros that you saved, the latest first',
    answers: [200, z.array(shapes.ProCard)],
    handle: async ({ visit }) => (await listSavedPros(visit)).pros.map((pro) => publicCard(visit, pro)),
  }),
  call('PUT /api/saved-pros/{userId}', {
    summary: 'Save a pro to find them again',
    details: `For homeowners; at most ${maxSaved}.`,
    refuses: [403, 'TOO_MANY_SAVED'],
    answers: [204],
    handle: ({ visit, params }) => savePro(visit, params.userId),
  }),
  call('DELETE /api/saved-pros/{userId}', {
    summary: 'Remove a pro from those that you saved',
    answers: [204],
    handle: ({ visit, params }) => removeSavedPro(visit, params.userId),
  }),
]
