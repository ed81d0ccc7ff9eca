import { BusinessChange, BusinessInfo } from '../features/pros/pro.schema.ts'
import { createPro, updatePro } from '../features/pros/pros.server.ts'
import { listReviews } from '../features/reviews/reviews.server.ts'
import { publicPlace } from '../features/places/place.ts'
import { SearchQuery } from '../features/search/search.schema.ts'
import { requirePlace } from '../features/search/search-place.server.ts'
import { searchPros } from '../features/search/search.server.ts'
import { getPro } from '../features/services/pro-profile.server.ts'
import { limitReading, transact, type Visit } from '../platform/visit.server.ts'
import { api, linkNext, readJson, readQuery } from './context.ts'
import { publicCard, publicProfile } from './published.ts'

export const prosApi = api
  .createApp()
  .get('/pros/search', async (c) => {
    await limitReading(c.var.visit, 'search')
    const query = readQuery(c, SearchQuery)
    const place = requirePlace(query)
    const { pros, next } = await searchPros(c.var.visit, query, place)
    if (place) c.header('x-location', encodeURIComponent(JSON.stringify(publicPlace(place))))
    linkNext(c, next)
    return c.json(pros.map((pro) => publicCard(c.var.visit, pro)))
  })
  .get('/pros/:userId', async (c) => {
    await limitReading(c.var.visit, 'profile')
    return c.json(await profile(c.var.visit, c.req.param('userId')))
  })
  .post('/pros', async (c) => {
    const { visit } = c.var
    const info = await readJson(c, BusinessInfo)
    return c.json(await transact(visit, async (visit) => profile(visit, await createPro(visit, info))), 201)
  })
  .put('/pros/:userId', async (c) => {
    const { visit } = c.var
    const id = c.req.param('userId')
    const change = await readJson(c, BusinessChange)
    const changed = await transact(visit, async (visit) => {
      await updatePro(visit, id, change)
      return profile(visit, id)
    })
    return c.json(changed)
  })

async function profile(visit: Visit, userId: string) {
  const pro = await getPro(visit, userId)
  const { reviews } = await listReviews(visit, userId, { limit: 20 })
  return publicProfile(visit, pro, reviews)
}
