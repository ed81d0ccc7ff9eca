import { z } from 'zod'

import { PlaceQuery } from '../features/places/place.schema.ts'
import { suggestPlaces } from '../features/places/places.server.ts'
import { call } from './call.ts'
import { shapes } from './shapes.ts'

export const geoCalls = [
  call('GET /api/geo/suggest', {
    summary: 'Suggest up to eight places that begin with what was typed',
    query: PlaceQuery,
    answers: [200, z.array(shapes.Place)],
    cacheFor: 86_400,
    open: true,
    limit: (visit) => visit.limits('suggest', visit.ip),
    handle: ({ query: { q: text } }) => (text.trim().length < 2 ? [] : suggestPlaces(text, 8)),
  }),
]
