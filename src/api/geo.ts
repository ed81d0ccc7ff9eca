import { suggestPlaces } from '../features/places/places.server.ts'
import { publicPlace } from '../features/search/search.server.ts'
import { api } from './context.ts'

export const geoApi = api.createApp().get('/geo/suggest', async (c) => {
  await c.var.visit.limits('suggest', c.var.visit.ip)
  const text = c.req.query('q') ?? ''
  c.header('cache-control', 'public, max-age=86400')
  return c.json(text.trim().length < 2 ? [] : suggestPlaces(text, 8).map(publicPlace))
})
