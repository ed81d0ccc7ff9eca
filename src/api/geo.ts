import { z } from 'zod'

import { suggestPlaces } from '../features/places/places.server.ts'
import { call } from './call.ts'
import { shapes } from './shapes.ts'

const PlaceQuery = z.strictObject({
  q: z
    .string()
    .max(300, 'Please use at most 300 characters')
    .default('')
    .meta({ description: 'What was typed so far; less than two characters find nothing', examples: ['pasad'] }),
})

export const geoCalls = [
  call('GET /api/geo/suggest', {
    summary: 'Suggest up to eight places that begin with what was typed',
    query: PlaceQuery,
    answers: [200, z.array(shapes.Place)],
    cacheFor: 86_400,
    open: true,
    limit: (visit) => visit.limits('suggest', visit.ip),
    handle: ({ query: { q: text } }) => (text.trim().length < 2 ? [] : suggestPlaces(text)),
  }),
]
