import { z } from 'zod'

import { publicPlace } from '../features/places/place.ts'
import { BusinessChange, BusinessInfo } from '../features/pros/pro.schema.ts'
import { createPro, updatePro } from '../features/pros/pros.server.ts'
import { listReviews } from '../features/reviews/reviews.server.ts'
import { requirePlace } from '../features/search/search-place.server.ts'
import { SearchQuery } from '../features/search/search.schema.ts'
import { searchPros } from '../features/search/search.server.ts'
import { getPro } from '../features/services/pro-profile.server.ts'
import { limitReading, transact, type Visit } from '../platform/visit.server.ts'
import { call } from './call.ts'
import { linkNext } from './context.ts'
import { publicCard, publicProfile } from './public-views.ts'
import { shapes } from './shapes.ts'

export const proCalls = [
  call('GET /api/pros/search', {
    summary: 'Search for pros',
    details:
      'Around `location`, or `lat` and `lng`; everywhere without them. The X-Location header says how the place was understood. With a `date`, a page may have fewer pros than `limit` and still be followed by another.',
    query: SearchQuery,
    answers: [200, z.array(shapes.ProCard)],
    refuses: ['UNKNOWN_LOCATION'],
    headers: { 'X-Location': 'The location as understood: a Place as JSON, percent-encoded' },
    open: true,
    limit: (visit) => limitReading(visit, 'search'),
    handle: async ({ visit, query, c }) => {
      const place = requirePlace(query)
      const { pros, next } = await searchPros(visit, query, place)
      if (place) c.header('x-location', encodeURIComponent(JSON.stringify(publicPlace(place))))
      linkNext(c, next)
      return pros.map((pro) => publicCard(visit, pro))
    },
  }),
  call('GET /api/pros/{userId}', {
    summary: 'Get the profile of a pro',
    details: 'With the services, the photos of finished work and the newest reviews.',
    answers: [200, shapes.ProProfile],
    open: true,
    limit: (visit) => limitReading(visit, 'profile'),
    handle: ({ visit, params }) => profileOf(visit, params.userId),
  }),
  call('POST /api/pros', {
    summary: 'Create your business profile, which makes you a pro',
    body: BusinessInfo,
    refuses: ['PRO_EXISTS'],
    answers: [201, shapes.ProProfile],
    handle: ({ visit, body }) => transact(visit, async (visit) => profileOf(visit, await createPro(visit, body))),
  }),
  call('PUT /api/pros/{userId}', {
    summary: 'Update your business profile',
    body: BusinessChange,
    answers: [200, shapes.ProProfile],
    handle: ({ visit, params: { userId }, body }) =>
      transact(visit, async (visit) => {
        await updatePro(visit, userId, body)
        return profileOf(visit, userId)
      }),
  }),
]

async function profileOf(visit: Visit, userId: string) {
  const [pro, { reviews }] = await Promise.all([getPro(visit, userId), listReviews(visit, userId)])
  return publicProfile(visit, pro, reviews)
}
